#if canImport(os)
    import os
#endif
import Foundation

/// A log of the navigation that a ``SceneNavigator`` refused.
///
/// For example, in a test: `NavigationLog { messages.append($0) }`.
public struct NavigationLog: Sendable {
    let write: @MainActor @Sendable (String) -> Void

    /// - Parameter write: Writes a message. For example: `Didn't lead to CartViewController: the screen has gone.`
    public init(_ write: @escaping @MainActor @Sendable (String) -> Void) {
        self.write = write
    }

    /// The system's log, in the category `Navigation`; standard error on systems without one.
    public static var system: NavigationLog {
        #if canImport(os)
            NavigationLog { message in
                let subsystem = Bundle.main.bundleIdentifier ?? "ViperRuntime"
                Logger(subsystem: subsystem, category: "Navigation").notice("\(message, privacy: .public)")
            }
        #else
            NavigationLog { FileHandle.standardError.write(Data("[Navigation] \($0)\n".utf8)) }
        #endif
    }
}
