public import KitchenCore

#if canImport(UIKit) && canImport(UserNotifications)
    import UIKit
    import UserNotifications
#endif

/// The settings of the system. Where there are none, nobody has switched notifications off.
public nonisolated struct DefaultNotificationSettings: NotificationSettings {
    public init() {}

    #if canImport(UIKit) && canImport(UserNotifications)
        public func areOff() -> AsyncStream<Bool> {
            AsyncStream { continuation in
                let task = Task {
                    continuation.yield(await Self.areOffNow())
                    // Whoever changes them leaves the app for it, and comes back.
                    let cameBack = await MainActor.run { UIApplication.didBecomeActiveNotification }
                    for await _ in NotificationCenter.default.notifications(named: cameBack) {
                        continuation.yield(await Self.areOffNow())
                    }
                }
                continuation.onTermination = { _ in task.cancel() }
            }
        }

        /// Somebody who wasn't asked yet hasn't said no.
        private static func areOffNow() async -> Bool {
            await UNUserNotificationCenter.current().notificationSettings().authorizationStatus == .denied
        }

        @MainActor
        public func open() {
            guard let settings = URL(string: UIApplication.openNotificationSettingsURLString) else { return }
            UIApplication.shared.open(settings)
        }
    #else
        public func areOff() -> AsyncStream<Bool> {
            AsyncStream { continuation in
                continuation.yield(false)
                continuation.finish()
            }
        }

        @MainActor
        public func open() {}
    #endif
}
