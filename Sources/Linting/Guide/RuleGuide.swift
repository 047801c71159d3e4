import Diagnostics
import Escaping
import ProjectModel
public import SpecReading

/// The documentation of a rule, for `docs/lint.md` and `vipergen lint --list-rules`.
public struct RuleGuide: Sendable {
    /// A file of the target package, or a spec where its path begins with `specs/`.
    public struct Example: Sendable {
        public var path: String
        public var text: String

        public init(_ path: String, _ text: String) {
            self.path = path
            self.text = text
        }
    }

    public var rule: LintRule
    /// What the rule enforces, in one sentence of Markdown.
    public var summary: String
    /// Why, and what counts.
    public var details: String
    public var broken: [Example]
    public var fixed: [Example]
}

extension RuleGuide {
    /// In the order of the rules.
    public static let all: [RuleGuide] = Rules.all.map { $0.guide }

    public static func guide(to rule: LintRule) -> RuleGuide? { all.first { $0.rule == rule } }

    /// A rule is a kind of diagnostic, by the same name.
    static func kind(of rule: LintRule) -> DiagnosticKind {
        kindsByRule[rule] ?? DiagnosticKind(rule.rawValue, "")
    }

    private static let kindsByRule: [LintRule: DiagnosticKind] = Dictionary(all.map { ($0.rule, $0.kind) }) {
        first,
        _ in first
    }

    private var kind: DiagnosticKind {
        DiagnosticKind(
            rule.rawValue,
            summary,
            explanation: Explanation(
                reason: details.replacing("\n", with: " "),
                example: Explanation.Example(
                    wrong: broken.map(\.headed).joined(separator: "\n"),
                    right: fixed.map(\.headed).joined(separator: "\n")
                )
            )
        )
    }

    /// One line, without Markdown.
    public var line: String { summary.withoutMarkdown }
}

extension RuleGuide.Example {
    /// The text below a comment with its path.
    fileprivate var headed: String {
        let comment =
            switch path.split(separator: ".").last {
            case "yml": "# \(path)"
            case "swift": "// \(path)"
            default: "<!-- \(path) -->"
            }
        return comment + "\n" + (text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }
}
