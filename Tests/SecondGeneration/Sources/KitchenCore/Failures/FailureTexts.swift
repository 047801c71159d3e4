import Foundation
public import ViperRuntime

/// The texts of failures. Add the errors that people can do something about.
public nonisolated enum FailureTexts {
    public static var retry: String { String(localized: "Try Again", comment: "Loads what couldn't be loaded") }

    public static func text(for error: any Error) -> String {
        switch error {
        case is NotFoundError: String(localized: "It isn't there any more.", comment: "A failure")
        case let error as any LocalizedError: error.errorDescription ?? error.localizedDescription
        default: String(localized: "Something went wrong.", comment: "A failure without a text of its own")
        }
    }
}

extension SceneFailure {
    public nonisolated var text: String { FailureTexts.text(for: error) }
}
