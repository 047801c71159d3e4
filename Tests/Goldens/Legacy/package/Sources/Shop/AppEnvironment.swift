public import ShopCore

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let quietLogger: any ActivityLogger
    public let activityLogger: any ActivityLogger

    public init(
        quietLogger: any ActivityLogger = DefaultActivityLogger(),
        activityLogger: any ActivityLogger = ActivityLoggerAdapter()
    ) {
        self.quietLogger = quietLogger
        self.activityLogger = activityLogger
    }
}
