/// The name of a module or submodule, as code spells it before a type.
///
/// For example: `ModulePath.read("UIKit.UIGestureRecognizerSubclass")`.
public enum ModulePath {
    /// Reads all of `text` as identifiers separated by dots.
    public static func read(_ text: String) -> Result<String, SwiftReadingProblem> {
        var offset = 0
        var parts: [String] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            switch SwiftIdentifier.read(String(part)) {
            case .failure(let problem):
                return .failure(SwiftReadingProblem(problem.message, at: offset + problem.offset))
            case .success(let name):
                if let message = name.problem(as: .module), name.text != "Swift" {
                    return .failure(SwiftReadingProblem(message, at: offset))
                }
                parts.append(name.backtickedIfNeeded(as: .type))
            }
            offset += part.unicodeScalars.count + 1
        }
        return .success(parts.joined(separator: "."))
    }
}
