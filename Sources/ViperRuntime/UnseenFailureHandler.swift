import Foundation

/// Takes the failures that no screen is left to show: an action goes on when its screen is gone.
///
/// Environments of scenes with actions that throw conform to it, and so does the app's environment. What it does with such
/// a failure is written there; without that, the failure is logged. For example:
///
/// ```swift
/// extension AppEnvironment {
///     func handleUnseenFailure(_ failure: SceneFailure) { banner.show(failure) }
/// }
/// ```
@MainActor public protocol UnseenFailureHandler {
    /// Tells people, or whoever has to know, of a failure that no screen shows.
    ///
    /// - Parameter failure: What failed, and why.
    func handleUnseenFailure(_ failure: SceneFailure)
}

extension UnseenFailureHandler {
    /// Logs the failure.
    public func handleUnseenFailure(_ failure: SceneFailure) { failure.log() }

    /// Hands on what was thrown when the screen had gone, unless it says that the work was cancelled.
    ///
    /// - Parameters:
    ///   - error: What was thrown.
    ///   - operation: The name of what failed. For example: `placeOrder`.
    public func handleUnseenFailure(_ error: any Error, in operation: String) {
        guard !SceneFailure.isCancellation(error) else { return }
        handleUnseenFailure(SceneFailure(error, in: operation))
    }
}

extension SceneFailure {
    /// Writes to the system's log that an action failed when its screen was gone.
    ///
    /// For example: `failure.log()`.
    public func log() {
        NSLog("%@", "A screen was gone when its action failed: \(self)")
    }
}
