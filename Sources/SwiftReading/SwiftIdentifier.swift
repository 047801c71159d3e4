/// A name that Swift's lexer reads as one identifier, written without back-ticks.
///
/// Keywords are identifiers here: whether and how one can be used depends on the place,
/// see ``problem(as:)`` and ``backtickedIfNeeded(as:)``.
///
/// For example: `SwiftIdentifier.read("recipeID")`, `SwiftIdentifier.read("default")`.
public struct SwiftIdentifier: Hashable, Sendable {
    /// The name as it was written.
    public let text: String

    /// The longest name that is accepted, in Unicode scalars.
    public static let maximumLength = 200

    /// Reads the whole of `text` as an identifier.
    ///
    /// Refused besides what the lexer refuses: `_`, `$0`, invisible characters, and spellings that only look the same
    /// as another name to Swift's compiler but are the same to a file system (Unicode's decomposed forms).
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
    /// Most names are: nothing but letters, digits and underscores in ASCII.
    private static func isPlain(_ text: String.UTF8View) -> Bool {
        guard let first = text.first, first &- 0x30 > 9, text.count <= maximumLength else { return false }
        return text.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x5F }
    }
}

extension SwiftIdentifier: CustomStringConvertible {
    public var description: String { text }
}
