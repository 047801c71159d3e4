#if canImport(os)
    import os
#endif
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
    /// Writes to the system's log that an action failed when its screen was gone. Why it did may be about people, so the log
    /// keeps that private, as the system does with text.
    ///
    /// For example: `failure.log()`.
    public func log() {
        #if canImport(os)
            Logger(subsystem: Bundle.main.bundleIdentifier ?? "ViperRuntime", category: "Work").error(
                "A screen was gone when '\(operation, privacy: .public)' failed: \(message, privacy: .private)"
            )
        #else
            let line = "[Work] A screen was gone when '\(operation)' failed: \(message)\n"
            FileHandle.standardError.write(Data(line.utf8))
        #endif
    }
}
