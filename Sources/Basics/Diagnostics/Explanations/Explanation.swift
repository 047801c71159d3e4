/// The reason why something is a mistake, with projects that make it and the same projects without it.
///
/// The text is a reason, followed by either both halves of an example or a line that says why there is none:
/// ```
/// A feature has one spec for each scene.
///
/// Wrong:
/// (a block of code)
/// Right:
/// (a block of code)
/// ```
/// A kind for several mistakes has a section for each: its title after `## `, its particular reason, and its own
/// example.
public struct Explanation: Sendable {
    /// Each half is a few files, each below a comment with its path, and then commands, each after `$ `. Files that
    /// aren't shown are those of a small project. `‹FF›` stands for a byte, `‹300×a›` for repeated text.
    public struct Example: Sendable {
        public let wrong: String
        public let right: String
    }

    /// One of the mistakes.
    public struct Case: Sendable {
        /// The title. For example: `Unknown scene`; `nil` if there is only one case.
        public let title: String?
        /// The particular reason; empty if the kind's reason says it all.
        public let reason: String
        public let example: Example?
        /// The reason why there is no example, for a problem that input alone can't cause.
        public let reasonForNoExample: String?
    }

    public let reason: String
    /// The cases, at least one.
    public let cases: [Case]

    /// Reads a file of the folder `Explanations`.
    init(text: String) {
        let sections = text.split(separator: "\n\n## ")
        guard sections.count > 1 else {
            let only = Case(title: nil, section: text[...])
            reason = only.reason
            cases = [Case(title: nil, reason: "", example: only.example, reasonForNoExample: only.reasonForNoExample)]
            return
        }
        reason = String(sections[0])
        cases = sections.dropFirst().map { section in
            let title = section.prefix { $0 != "\n" }
            return Case(title: String(title), section: section[title.endIndex...])
        }
    }
}

extension Explanation.Case {
    /// - Parameter section: the section of a file in the folder `Explanations`, below its title.
    fileprivate init(title: String?, section: Substring) {
        let halves = section.split(separator: "\n\nWrong:\n", maxSplits: 1)
        if halves.count == 2, case let forms = halves[1].split(separator: "\nRight:\n"), forms.count == 2 {
            let example = Explanation.Example(wrong: Self.block(forms[0]), right: Self.block(forms[1]))
            self.init(title: title, reason: Self.reason(halves[0]), example: example, reasonForNoExample: nil)
        } else {
            let parts = section.split(separator: "\n\nThere is no example: ", maxSplits: 1)
            let end = parts.dropFirst().first?.split(separator: ".\n").first
            self.init(
                title: title,
                reason: Self.reason(parts.first ?? ""),
                example: nil,
                reasonForNoExample: end.map(String.init)
            )
        }
    }

    private static func reason(_ text: Substring) -> String { String(text.drop { $0 == "\n" }) }

    /// Returns the text between the fences.
    private static func block(_ text: Substring) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().prefix { $0 != "```" }
            .joined(separator: "\n")
    }
}
