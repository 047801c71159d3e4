public import WorkshopCore

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let activityLogger: any ActivityLogger
    public let flags: any FeatureFlags

    public init(
        activityLogger: any ActivityLogger = DefaultActivityLogger(),
        flags: any FeatureFlags = DefaultFeatureFlags()
    ) {
        self.activityLogger = activityLogger
        self.flags = flags
    }
}
