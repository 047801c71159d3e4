import Foundation
public import ViperRuntime

/// What people read when something failed. Add the errors that they can do something about.
public nonisolated enum FailureTexts {
    /// On the button that tries again.
    public static var retry: String { String(localized: "Try Again", comment: "Loads what couldn't be loaded") }

    public static func text(for error: any Error) -> String {
        if let text = (error as? any LocalizedError)?.errorDescription { return text }
        if (error as? URLError)?.code == .notConnectedToInternet {
            return String(localized: "There is no connection to the internet.", comment: "For loads without a network")
        }
        return String(localized: "Something went wrong.", comment: "For errors that have no text of their own")
    }
}

extension SceneFailure {
    /// What people read.
    public nonisolated var text: String { FailureTexts.text(for: error) }
}
