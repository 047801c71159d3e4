import ProjectModel

extension RuleGuide {
    static let imports = [
        RuleGuide(
            rule: .featureImport,
            summary: "Features don't import features.",
            details: """
                A feature reaches the scenes of another by their descriptors, and its use cases through the resolver; both lie in the other's
                interface module. Core modules and interface modules import no features either, and a feature's tests import no other feature.
                """,
            broken: [Example("Sources/Recipes/Prices.swift", "import Shopping\n")],
            mended: [Example("Sources/Recipes/Prices.swift", "import ShoppingInterface\n")]
        ),
        RuleGuide(
            rule: .appImport,
            summary: "Nothing imports the app, but its own tests and programs.",
            details: "The app knows every module; a module that knew the app would be no module.",
            broken: [Example("Sources/Recipes/Start.swift", "import Kitchen\n")],
            mended: [Example("Sources/Recipes/Start.swift", "import KitchenCore\n")]
        ),
        RuleGuide(
            rule: .legacyImport,
            summary: "Nothing but the app imports a module of old screens (`kind: legacy`).",
            details: "New code reaches an old screen like any other: by its descriptor.",
            broken: [Example("Sources/Recipes/Author.swift", "import class OldScreens.OldProfileViewController\n")],
            mended: [Example("Sources/Recipes/Author.swift", "import OldScreensInterface\n")]
        ),
        RuleGuide(
            rule: .undeclaredImport,
            summary: "The specs declare every import between the project's modules.",
            details: """
                SwiftPM often builds an import of a module that the target doesn't depend on, until the order of the build changes. Core modules are declared
                under `dependencies` in `module.yml`, products of the project's packages under `packages`, interface modules by a route or by a use case under `uses`,
                test-support modules by being tests. Modules of the system are none of this rule's business.
                """,
            broken: [Example("Sources/Shopping/Prices.swift", "import DesignSystem\n")],
            mended: [
                Example("specs/Shopping/module.yml", "dependencies: [DesignSystem]\n"),
                Example("Sources/Shopping/Prices.swift", "import DesignSystem\n"),
            ]
        ),
        RuleGuide(
            rule: .unusedDependency,
            summary: "Some source of a module imports what its spec lists under `dependencies`.",
            details: """
                Generated sources and tests count, and those of the feature's interface and of its module of views. The place that is named is the spec's.
                """,
            broken: [
                Example("specs/Shopping/module.yml", "dependencies: [DesignSystem]\n"),
                Example("Sources/Shopping/Prices.swift", "import KitchenCore\n"),
            ],
            mended: [
                Example("specs/Shopping/module.yml", "dependencies: [DesignSystem]\n"),
                Example("Sources/Shopping/Prices.swift", "import DesignSystem\n"),
            ]
        ),
    ]
}
