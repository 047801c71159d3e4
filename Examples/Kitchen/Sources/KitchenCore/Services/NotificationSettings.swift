/// Whether the user is told anything outside of the app, which is decided in the system's settings.
public nonisolated protocol NotificationSettings: Sendable {
    /// Whether notifications are off: how it is now, and then each time that somebody may have changed it.
    func areOff() -> AsyncStream<Bool>
    /// Shows the settings of the app.
    @MainActor func open()
}
