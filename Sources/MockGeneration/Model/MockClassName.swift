public import SwiftReading

/// The names that mocks' classes can have.
public enum MockClassName {
    /// Why a text can't name a class that all kinds of code mention; `nil` when it can.
    public static func problem(in text: String) -> SwiftReadingProblem? {
        switch SwiftIdentifier.read(text) {
        case .failure(let problem): problem
        case .success(let name):
            if name.problem(as: .type) != nil || name.backtickedIfNeeded(as: .type) != name.text {
                SwiftReadingProblem("'\(name)' is a word of Swift's own")
            } else {
                nil
            }
        }
    }
}
