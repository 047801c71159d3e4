#if canImport(os)
    import os
#endif
import Foundation

/// Handles failures that no screen is left to show: an action continues when its screen is gone.
///
/// Environments of scenes with throwing actions conform to it, and so does the app's environment. Implement the method
/// there to handle such failures; by default they are logged. For example:
///
/// ```swift
/// extension AppEnvironment {
///     func handleUnseenFailure(_ failure: SceneFailure) { banner.show(failure) }
/// }
/// ```
@MainActor public protocol UnseenFailureHandler {
    /// Reports a failure that no screen shows.
    ///
    /// - Parameter failure: The failure.
    func handleUnseenFailure(_ failure: SceneFailure)
}

extension UnseenFailureHandler {
    /// Logs the failure.
    public func handleUnseenFailure(_ failure: SceneFailure) { failure.log() }

    /// Passes on an error that was thrown when the screen was gone, unless it means cancellation.
    ///
    /// - Parameters:
    ///   - error: The error that was thrown.
    ///   - operation: The name of the failed operation. For example: `placeOrder`.
    public func handleUnseenFailure(_ error: any Error, in operation: String) {
        guard !SceneFailure.isCancellation(error) else { return }
        handleUnseenFailure(SceneFailure(error, in: operation))
    }
}

extension SceneFailure {
    /// Writes to the system's log that an action failed when its screen was gone. The error may contain personal data,
    /// so the log keeps it private, as the system does with text.
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
