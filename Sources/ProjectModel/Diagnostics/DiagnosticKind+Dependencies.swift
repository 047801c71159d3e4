public import Diagnostics

extension DiagnosticKind {
    static let coreDependsOnFeature = DiagnosticKind(
        "core-depends-on-feature",
        "A core module depends on a feature.",
        because: "Everyone may import core modules, so they import no features.",
        wrong: """
            # specs/Design/module.yml
            kind: core
            dependencies: [Recipes]
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            """,
        right: """
            # specs/Design/module.yml
            kind: core
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            """
    )

    static let dependencyCycle = DiagnosticKind(
        "dependency-cycle",
        "Core modules depend on each other in a cycle.",
        because: "Swift can't build it.",
        wrong: """
            # specs/Design/module.yml
            kind: core
            dependencies: [Networking]
            # specs/Networking/module.yml
            kind: core
            dependencies: [Design]
            """,
        right: """
            # specs/Design/module.yml
            kind: core
            dependencies: [Networking]
            # specs/Networking/module.yml
            kind: core
            """
    )

    static let dependencyOnApp = DiagnosticKind(
        "dependency-on-app",
        "A module depends on the app.",
        because: "The app knows every module; no module knows the app.",
        wrong: """
            # specs/Recipes/module.yml
            dependencies: [Kitchen]
            """,
        right: """
            # specs/Recipes/module.yml
            dependencies: []
            """
    )

    static let dependencyOnInterface = DiagnosticKind(
        "dependency-on-interface",
        "An interface module is listed under `dependencies`.",
        because: "Routes and `uses` bring it along.",
        wrong: """
            # specs/Recipes/module.yml
            dependencies: [ShoppingInterface]
            # specs/Shopping/CartDetails.yml
            scene: CartDetails
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            routes: { cart: CartDetails }
            # specs/Shopping/CartDetails.yml
            scene: CartDetails
            """
    )

    static let dependencyOnItself = DiagnosticKind(
        "dependency-on-itself",
        "A module depends on itself.",
        because: "Swift can't build it.",
        wrong: """
            # specs/Recipes/module.yml
            dependencies: [Recipes]
            """,
        right: """
            # specs/Recipes/module.yml
            dependencies: []
            """
    )

    static let featureDependsOnFeature = DiagnosticKind(
        "feature-depends-on-feature",
        "A feature depends on another one.",
        because:
            "Features never import features. They reach each other's scenes through routes, and each other's use cases through `uses`.",
        wrong: """
            # specs/Recipes/module.yml
            dependencies: [Shopping]
            # specs/Shopping/CartDetails.yml
            scene: CartDetails
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            routes: { cart: CartDetails }
            # specs/Shopping/CartDetails.yml
            scene: CartDetails
            """
    )

    public static let unknownModule = DiagnosticKind(
        "unknown-module",
        "There is no module with this name.",
        because: "Modules are folders of the specs.",
        wrong: """
            # specs/Recipes/module.yml
            dependencies: [Desing]
            # specs/Design/module.yml
            kind: core
            """,
        right: """
            # specs/Recipes/module.yml
            dependencies: [Design]
            # specs/Design/module.yml
            kind: core
            """
    )

    static let unknownProduct = DiagnosticKind(
        "unknown-product",
        "No package has this product.",
        because: "Products are listed under `packages` in `project.yml`.",
        wrong: """
            # specs/project.yml
            packages: { Charts: { path: Packages/Charts } }
            # specs/Recipes/module.yml
            packages: [Chart]
            """,
        right: """
            # specs/project.yml
            packages: { Charts: { path: Packages/Charts } }
            # specs/Recipes/module.yml
            packages: [Charts]
            """
    )

    static let aboutDependencies: [DiagnosticKind] = [
        .coreDependsOnFeature,
        .dependencyCycle,
        .dependencyOnApp,
        .dependencyOnInterface,
        .dependencyOnItself,
        .featureDependsOnFeature,
        .unknownModule,
        .unknownProduct,
    ]
}
