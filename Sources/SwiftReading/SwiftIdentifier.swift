/// A name that Swift's lexer reads as one identifier, without back-ticks.
///
/// Keywords are identifiers here: whether and how one can be used depends on its place; see ``problem(as:)`` and
/// ``backtickedIfNeeded(as:)``.
///
/// For example: `SwiftIdentifier.read("recipeID")`, `SwiftIdentifier.read("default")`.
public struct SwiftIdentifier: Hashable, Sendable {
    /// The name as written.
    public let text: String

    /// The largest length of a name, in Unicode scalars.
    public static let maximumLength = 200

    /// Reads all of `text` as an identifier.
    ///
    /// Rejected, besides invalid identifiers, are `_`, `$0`, invisible characters, and Unicode's decomposed forms,
    /// which are the same name to a file system but another one to Swift's compiler.
    public static func read(_ text: String) -> Result<SwiftIdentifier, SwiftReadingProblem> {
        if let problem = problem(in: text) { return .failure(problem) }
        return .success(SwiftIdentifier(text: text))
    }

    private static func problem(in text: String) -> SwiftReadingProblem? {
        if text.isEmpty { return SwiftReadingProblem("a name can't be empty") }
        if text == "_" { return SwiftReadingProblem("'_' is not a name") }
        if isPlain(text.utf8) { return nil }
        for (offset, scalar) in text.unicodeScalars.enumerated() {
            if offset == maximumLength {
                return SwiftReadingProblem("a name can't be longer than \(maximumLength) characters", at: offset)
            }
            if let message = scalar.reasonAgainstIdentifier(atStart: offset == 0) {
                return SwiftReadingProblem(message, at: offset)
            }
        }
        return text.isComposed
            ? nil : SwiftReadingProblem("the name has letters in decomposed form; write it in composed form (NFC)")
    }
}

extension SwiftIdentifier {
    /// Returns true for a name of ASCII letters, digits and underscores, as most are.
    private static func isPlain(_ text: String.UTF8View) -> Bool {
        guard let first = text.first, first &- 0x30 > 9, text.count <= maximumLength else { return false }
        return text.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x5F }
    }
}

extension SwiftIdentifier: CustomStringConvertible {
    public var description: String { text }
}
