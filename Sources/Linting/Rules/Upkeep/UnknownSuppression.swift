import ProjectModel
import SpecReading

/// A misspelled suppression turns nothing off. `Suppressions` finds it.
enum UnknownSuppression: Rule {
    static let rule = LintRule.unknownSuppression
    static let canBeSuppressed = false
    static let isAboutAdopting = true
    static let guide = RuleGuide(
        rule: rule,
        summary: "A suppression is spelled correctly and names rules that exist.",
        details:
            "Rules about specs and Interface Builder files can't be suppressed in Swift; see [settings](#settings) for them.",
        broken: [
            RuleGuide.Example(
                "Sources/Recipes/Prices.swift",
                "// vipergen:disable:next feature-imports - moves with KIT-12\nimport KitchenCore\n"
            )
        ],
        fixed: [RuleGuide.Example("Sources/Recipes/Prices.swift", "import KitchenCore\n")]
    )
}
