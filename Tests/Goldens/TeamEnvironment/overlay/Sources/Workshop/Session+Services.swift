public import WorkshopCore

extension Session {
    /// The session that the app starts with.
    public convenience init() {
        self.init(name: "Tinkers", activityLogger: DefaultActivityLogger(), flags: DefaultFeatureFlags())
    }
}
