import ProjectModel

extension RuleGuide {
    static let upkeep = [
        RuleGuide(
            rule: .unreadableFile,
            summary: "Every source can be read.",
            details:
                "What isn't UTF-8, or is larger than 16 MiB, could hide anything. Syntax errors are for the compiler to tell.",
            broken: [Example("Sources/Recipes/Binary.swift", "let zero = \"\0\"\n")],
            mended: [Example("Sources/Recipes/Binary.swift", "let zero = \"\\0\"\n")]
        ),
        RuleGuide(
            rule: .nestedTooDeeply,
            summary: "Every source that a rule looks at can be parsed.",
            details:
                "At most 64 brackets may be open at once, and a chain of calls, operators or `else if` may have a few hundred links.",
            broken: [
                Example(
                    "Sources/Recipes/Deep.swift",
                    "import KitchenCore\n\nlet deep = #\"\"#.count + \(String(repeating: "(", count: 65))1\(String(repeating: ")", count: 65))\n"
                )
            ],
            mended: [
                Example("Sources/Recipes/Deep.swift", "import KitchenCore\n\nlet deep = #\"\"#.count + ((1))\n")
            ]
        ),
        RuleGuide(
            rule: .suppressionReason,
            summary: "A suppression says why.",
            details: "The reason stands behind the rules and a dash.",
            broken: [
                Example("Sources/Recipes/Prices.swift", "// vipergen:disable:next feature-import\nimport Shopping\n")
            ],
            mended: [
                Example(
                    "Sources/Recipes/Prices.swift",
                    "// vipergen:disable:next feature-import - prices move to KitchenCore with KIT-12\nimport Shopping\n"
                )
            ]
        ),
        RuleGuide(
            rule: .unknownSuppression,
            summary: "A suppression names rules that there are, in a way that is understood.",
            details:
                "Rules about specs and about Interface Builder's files have no line of Swift to stand at; see [settings](#settings) for them.",
            broken: [
                Example(
                    "Sources/Recipes/Prices.swift",
                    "// vipergen:disable:next feature-imports - moves with KIT-12\nimport KitchenCore\n"
                )
            ],
            mended: [Example("Sources/Recipes/Prices.swift", "import KitchenCore\n")]
        ),
        RuleGuide(
            rule: .unusedSuppression,
            summary: "A suppression suppresses something.",
            details: "One that doesn't any more would hide the next mistake.",
            broken: [
                Example(
                    "Sources/Recipes/Prices.swift",
                    "// vipergen:disable:next feature-import - moves with KIT-12\nimport KitchenCore\n"
                )
            ],
            mended: [Example("Sources/Recipes/Prices.swift", "import KitchenCore\n")]
        ),
    ]
}
