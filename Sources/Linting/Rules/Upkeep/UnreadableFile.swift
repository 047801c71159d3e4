import ProjectModel
import SpecReading

/// What can't be read could hide anything. `UnparsedSource` and `NibLinter` find it.
enum UnreadableFile: Rule {
    static let rule = LintRule.unreadableFile
    static let canBeSuppressed = false
    static let guide = RuleGuide(
        rule: rule,
        summary: "Every source is readable.",
        details:
            "A file that isn't UTF-8, or is larger than 16 MiB, could hide anything. Syntax errors are left to the compiler.",
        broken: [RuleGuide.Example("Sources/Recipes/Binary.swift", "let zero = \"\0\"\n")],
        fixed: [RuleGuide.Example("Sources/Recipes/Binary.swift", "let zero = \"\\0\"\n")]
    )
}
