import ProjectModel
import SpecReading

/// What is nested too deeply isn't parsed. `UnparsedSource` finds it.
enum NestedTooDeeply: Rule {
    static let rule = LintRule.nestedTooDeeply
    static let canBeSuppressed = false
    static let guide = RuleGuide(
        rule: rule,
        summary: "Every source that a rule checks can be parsed.",
        details:
            "At most 64 brackets may be open at once, and a chain of calls, operators or `else if` may have a few hundred links.",
        broken: [
            RuleGuide.Example(
                "Sources/Recipes/Deep.swift",
                "import KitchenCore\n\nlet deep = #\"\"#.count + \(String(repeating: "(", count: 65))1\(String(repeating: ")", count: 65))\n"
            )
        ],
        fixed: [
            RuleGuide.Example("Sources/Recipes/Deep.swift", "import KitchenCore\n\nlet deep = #\"\"#.count + ((1))\n")
        ]
    )
}
