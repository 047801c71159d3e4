/// Why something is a mistake, with a project that makes it and the same one without it.
///
/// The text is a reason, and then either both halves of an example or a line why there is none:
/// ```
/// A feature has one spec for each scene.
///
/// Wrong:
/// (a block of code)
/// Right:
/// (a block of code)
/// ```
public struct Explanation: Sendable {
    /// Each half is a few files, each below a comment with its path, and then commands, each behind `$ `. What isn't shown is
    /// a small project. `‹FF›` stands for a byte, `‹300×a›` for a text that is repeated.
    public struct Example: Sendable {
        public let wrong: String
        public let right: String
    }

    public let reason: String
    public let example: Example?
    /// Why there is no example, for a problem that can't be had by input alone.
    public let reasonForNoExample: String?

    private init(reason: String, example: Example?, reasonForNoExample: String? = nil) {
        self.reason = reason
        self.example = example
        self.reasonForNoExample = reasonForNoExample
    }

    /// A file of the folder `Explanations`.
    init(text: String) {
        let halves = text.split(separator: "\n\nWrong:\n", maxSplits: 1)
        if halves.count == 2, case let forms = halves[1].split(separator: "\nRight:\n"), forms.count == 2 {
            let example = Example(wrong: Self.block(forms[0]), right: Self.block(forms[1]))
            self.init(reason: String(halves[0]), example: example)
        } else {
            let parts = text.split(separator: "\n\nThere is no example: ", maxSplits: 1)
            let end = parts.dropFirst().first?.split(separator: ".\n").first
            self.init(reason: String(parts.first ?? ""), example: nil, reasonForNoExample: end.map(String.init))
        }
    }

    /// What is between the fences.
    private static func block(_ text: Substring) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().prefix { $0 != "```" }
            .joined(separator: "\n")
    }
}
