import ProjectModel

extension RuleGuide {
    static let upkeep = [
        RuleGuide(
            rule: .unreadableFile,
            summary: "Every source is readable.",
            details:
                "A file that isn't UTF-8, or is larger than 16 MiB, could hide anything. Syntax errors are left to the compiler.",
            broken: [Example("Sources/Recipes/Binary.swift", "let zero = \"\0\"\n")],
            fixed: [Example("Sources/Recipes/Binary.swift", "let zero = \"\\0\"\n")]
        ),
        RuleGuide(
            rule: .nestedTooDeeply,
            summary: "Every source that a rule checks can be parsed.",
            details:
                "At most 64 brackets may be open at once, and a chain of calls, operators or `else if` may have a few hundred links.",
            broken: [
                Example(
                    "Sources/Recipes/Deep.swift",
                    "import KitchenCore\n\nlet deep = #\"\"#.count + \(String(repeating: "(", count: 65))1\(String(repeating: ")", count: 65))\n"
                )
            ],
            fixed: [
                Example("Sources/Recipes/Deep.swift", "import KitchenCore\n\nlet deep = #\"\"#.count + ((1))\n")
            ]
        ),
        RuleGuide(
            rule: .suppressionReason,
            summary: "A suppression gives a reason.",
            details: "The reason follows the rules and a dash.",
            broken: [
                Example("Sources/Recipes/Prices.swift", "// vipergen:disable:next feature-import\nimport Shopping\n")
            ],
            fixed: [
                Example(
                    "Sources/Recipes/Prices.swift",
                    "// vipergen:disable:next feature-import - prices move to KitchenCore with KIT-12\nimport Shopping\n"
                )
            ]
        ),
        RuleGuide(
            rule: .unknownSuppression,
            summary: "A suppression is spelled correctly and names rules that exist.",
            details:
                "Rules about specs and Interface Builder files can't be suppressed in Swift; see [settings](#settings) for them.",
            broken: [
                Example(
                    "Sources/Recipes/Prices.swift",
                    "// vipergen:disable:next feature-imports - moves with KIT-12\nimport KitchenCore\n"
                )
            ],
            fixed: [Example("Sources/Recipes/Prices.swift", "import KitchenCore\n")]
        ),
        RuleGuide(
            rule: .unusedSuppression,
            summary: "Every suppression is needed.",
            details: "A suppression that is no longer needed would hide the next mistake.",
            broken: [
                Example(
                    "Sources/Recipes/Prices.swift",
                    "// vipergen:disable:next feature-import - moves with KIT-12\nimport KitchenCore\n"
                )
            ],
            fixed: [Example("Sources/Recipes/Prices.swift", "import KitchenCore\n")]
        ),
    ]
}
