import Foundation
public import ViperRuntime

/// What people read when something failed. Add the errors that they can do something about.
public nonisolated enum FailureTexts {
    /// On the button that tries again.
    public static var retry: String {
        String(localized: "Try Again", bundle: .kitchenCoreResources, comment: "Loads what couldn't be loaded")
    }

    public static func text(for error: any Error) -> String {
        switch error {
        case is NotFoundError:
            String(
                localized: "It isn't there any more.",
                bundle: .kitchenCoreResources,
                comment: "For what was looked for in vain"
            )
        case let error as any LocalizedError where error.errorDescription != nil:
            error.errorDescription ?? ""
        case let error as URLError where error.code == .notConnectedToInternet:
            String(
                localized: "There is no connection to the internet.",
                bundle: .kitchenCoreResources,
                comment: "For loads without a network"
            )
        default:
            String(
                localized: "Something went wrong.",
                bundle: .kitchenCoreResources,
                comment: "For errors that have no text of their own"
            )
        }
    }
}

extension SceneFailure {
    /// What people read.
    public nonisolated var text: String { FailureTexts.text(for: error) }
}
