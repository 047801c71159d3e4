import ProjectModel
import SpecReading

/// A suppression that is left over. `Suppressions` finds it.
enum UnusedSuppression: Rule {
    static let rule = LintRule.unusedSuppression
    static let canBeSuppressed = false
    static let isAboutAdopting = true
    static let guide = RuleGuide(
        rule: rule,
        summary: "Every suppression is needed.",
        details: "A suppression that is no longer needed would hide the next mistake.",
        broken: [
            RuleGuide.Example(
                "Sources/Recipes/Prices.swift",
                "// vipergen:disable:next feature-import - moves with KIT-12\nimport KitchenCore\n"
            )
        ],
        fixed: [RuleGuide.Example("Sources/Recipes/Prices.swift", "import KitchenCore\n")]
    )
}
