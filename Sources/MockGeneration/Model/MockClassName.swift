/// Checks the names of mock classes.
public enum MockClassName {
    /// Returns the reason why a text can't name a class in all positions; `nil` if it can.
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
