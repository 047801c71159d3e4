public import ShopCore

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let activityLogger: any ActivityLogger

    public init(activityLogger: any ActivityLogger = ActivityLoggerAdapter()) {
        self.activityLogger = activityLogger
    }
}
