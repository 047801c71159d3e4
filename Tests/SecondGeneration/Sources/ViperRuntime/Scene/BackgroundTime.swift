#if canImport(UIKit)
import UIKit
#endif

/// Asks the system not to suspend the app while an action is under way. Does nothing without UIKit.
@MainActor final class BackgroundTime {
    #if canImport(UIKit)
    private var task = UIBackgroundTaskIdentifier.invalid

    init(for name: String) {
        task = UIApplication.shared.beginBackgroundTask(withName: name) { [weak self] in self?.end() }
    }

    func end() {
        if task != .invalid { UIApplication.shared.endBackgroundTask(task) }
        task = .invalid
    }
    #else
    init(for name: String) {}
    func end() {}
    #endif
}
