import ProjectModel

extension RuleGuide {
    static let imports = [
        RuleGuide(
            rule: .featureImport,
            summary: "Features don't import features.",
            details: """
                A feature reaches the scenes of another by their descriptors, and its use cases through the resolver; both are in the other's
                interface module. Core modules and interface modules import no features either, and a feature's tests import no other feature.
                """,
            broken: [Example("Sources/Recipes/Prices.swift", "import Shopping\n")],
            fixed: [Example("Sources/Recipes/Prices.swift", "import ShoppingInterface\n")]
        ),
        RuleGuide(
            rule: .appImport,
            summary: "Only the app's own tests and programs import the app.",
            details: "The app depends on every module, so no module can depend on the app.",
            broken: [Example("Sources/Recipes/Start.swift", "import Kitchen\n")],
            fixed: [Example("Sources/Recipes/Start.swift", "import KitchenCore\n")]
        ),
        RuleGuide(
            rule: .legacyImport,
            summary: "Only the app imports a module of old screens (`kind: legacy`).",
            details: "New code reaches an old screen like any other: by its descriptor.",
            broken: [Example("Sources/Recipes/Author.swift", "import class OldScreens.OldProfileViewController\n")],
            fixed: [Example("Sources/Recipes/Author.swift", "import OldScreensInterface\n")]
        ),
        RuleGuide(
            rule: .undeclaredImport,
            summary: "The specs declare every import between the project's modules.",
            details: """
                SwiftPM often builds an import of a module that the target doesn't depend on, until the build order changes. Core modules are declared
                under `dependencies` in `module.yml`, products of the project's packages under `packages`, interface modules by a route or by a use case under `uses`,
                and tests may import test-support modules. System modules aren't checked.
                """,
            broken: [Example("Sources/Shopping/Prices.swift", "import DesignSystem\n")],
            fixed: [
                Example("specs/Shopping/module.yml", "dependencies: [DesignSystem]\n"),
                Example("Sources/Shopping/Prices.swift", "import DesignSystem\n"),
            ]
        ),
        RuleGuide(
            rule: .unusedDependency,
            summary: "Every module listed under `dependencies` is imported.",
            details: """
                Imports in generated sources and tests count, and those in the feature's interface and its views module. The finding is reported at the spec.
                """,
            broken: [
                Example("specs/Shopping/module.yml", "dependencies: [DesignSystem]\n"),
                Example("Sources/Shopping/Prices.swift", "import KitchenCore\n"),
            ],
            fixed: [
                Example("specs/Shopping/module.yml", "dependencies: [DesignSystem]\n"),
                Example("Sources/Shopping/Prices.swift", "import DesignSystem\n"),
            ]
        ),
    ]
}
