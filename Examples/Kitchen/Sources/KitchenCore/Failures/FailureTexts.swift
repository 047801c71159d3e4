import Foundation
public import ViperRuntime

/// What people read when something failed. Add the errors that they can do something about.
public nonisolated enum FailureTexts {
    /// On the button that tries again.
    public static var retry: String { NSLocalizedString("Try Again", comment: "Loads what couldn't be loaded") }

    public static func text(for error: any Error) -> String {
        switch error {
        case is NotFoundError:
            NSLocalizedString("It isn't there any more.", comment: "For what was looked for in vain")
        case let error as any LocalizedError where error.errorDescription != nil:
            error.errorDescription ?? ""
        case let error as URLError where error.code == .notConnectedToInternet:
            NSLocalizedString("There is no connection to the internet.", comment: "For loads without a network")
        default:
            NSLocalizedString("Something went wrong.", comment: "For errors that have no text of their own")
        }
    }
}

extension SceneFailure {
    /// What people read.
    public nonisolated var text: String { FailureTexts.text(for: error) }
}
