import ProjectModel
import SpecReading

/// A suppression says why. `Suppressions` finds those that don't.
enum SuppressionReason: Rule {
    static let rule = LintRule.suppressionReason
    static let canBeSuppressed = false
    static let isAboutAdopting = true
    static let guide = RuleGuide(
        rule: rule,
        summary: "A suppression gives a reason.",
        details: "The reason follows the rules and a dash.",
        broken: [
            RuleGuide.Example(
                "Sources/Recipes/Prices.swift",
                "// vipergen:disable:next feature-import\nimport Shopping\n"
            )
        ],
        fixed: [
            RuleGuide.Example(
                "Sources/Recipes/Prices.swift",
                "// vipergen:disable:next feature-import - prices move to KitchenCore with KIT-12\nimport Shopping\n"
            )
        ]
    )
}
