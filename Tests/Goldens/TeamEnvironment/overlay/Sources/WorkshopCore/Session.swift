/// What the app has kept its side effects in since long before there were specs.
public final class Session: Sendable {
    public let name: String
    public let activityLogger: any ActivityLogger
    public let flags: any FeatureFlags

    public init(name: String, activityLogger: any ActivityLogger, flags: any FeatureFlags) {
        self.name = name
        self.activityLogger = activityLogger
        self.flags = flags
    }
}
