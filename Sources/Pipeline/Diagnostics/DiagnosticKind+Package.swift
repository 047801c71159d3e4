import Diagnostics

extension DiagnosticKind {
    static let emittedSyntaxError = DiagnosticKind(
        "emitted-syntax-error",
        exit: .ownFault,
        "A template gives no valid Swift.",
        because: "It is a mistake in vipergen; please report it. Nothing was written.",
        withoutExample: "it is a mistake in a template"
    )

    static let hiddenProtocol = DiagnosticKind(
        "hidden-protocol",
        "A protocol can't be seen by the module of its mocks.",
        because: "Mocks lie in a module of their own.",
        wrong: """
            # specs/project.yml
            platforms: { iOS: "17.0" }
            # specs/Recipes/module.yml
            mocks: { protocols: [Baker] }
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            // Sources/Recipes/Baker.swift
            protocol Baker { func bake() }
            $ vipergen generate
            """,
        right: """
            # specs/Recipes/module.yml
            mocks: { protocols: [Baker] }
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            // Sources/Recipes/Baker.swift
            public protocol Baker { func bake() }
            $ vipergen generate
            """
    )

    static let missingSources = DiagnosticKind(
        "missing-sources",
        "A module has no sources.",
        because: "Nothing was generated yet, or its folder was moved.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/Cart.yml
            scene: Cart
            $ vipergen generate
            $ rm -r Sources/Shopping
            $ vipergen lint
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/Cart.yml
            scene: Cart
            $ vipergen generate
            $ vipergen lint
            """
    )

    static let noTargetPackage = DiagnosticKind(
        "no-target-package",
        "The folder holds none of the project's modules.",
        because: "It is nearly always the wrong folder: `--output` names the target package.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen lint
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen lint
            """
    )

    static let outputInSpecs = DiagnosticKind(
        "output-in-specs",
        "The target package would lie in the folder of specs.",
        because: "Generated files would lie among the specs.",
        wrong: """
            $ vipergen generate --output specs/Package
            """,
        right: """
            $ vipergen generate --output Package
            """
    )

    static let typeDeclared = DiagnosticKind(
        "type-declared",
        "A type that would be generated is declared by a source of yours.",
        because: "The module would not compile with two of them.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            // Sources/Recipes/Old.swift
            final class RecipeDetailsViewController {}
            $ vipergen generate
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            $ vipergen generate
            """
    )

    static let typeInOtherModule = DiagnosticKind(
        "type-in-other-module",
        "A type that belongs in one module is declared in another.",
        because: "Where it is, those who need it can't import it.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            # specs/Recipes/module.yml
            uiModule: true
            // Sources/Recipes/RecipeDetailsView.swift
            struct RecipeDetailsView {}
            $ vipergen generate
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            # specs/Recipes/module.yml
            uiModule: true
            $ vipergen generate
            """
    )

    static let unknownProtocol = DiagnosticKind(
        "unknown-protocol",
        "A module lists a protocol for mocks that its sources don't declare.",
        because: "It is misspelled, or was renamed.",
        wrong: """
            # specs/Recipes/module.yml
            mocks: { protocols: [Bakr] }
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            // Sources/Recipes/Baker.swift
            public protocol Baker { func bake() }
            $ vipergen generate
            """,
        right: """
            # specs/Recipes/module.yml
            mocks: { protocols: [Baker] }
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            // Sources/Recipes/Baker.swift
            public protocol Baker { func bake() }
            $ vipergen generate
            """
    )

    static let aboutPackage: [DiagnosticKind] = [
        .emittedSyntaxError,
        .hiddenProtocol,
        .missingSources,
        .noTargetPackage,
        .outputInSpecs,
        .typeDeclared,
        .typeInOtherModule,
        .unknownProtocol,
    ]
}
