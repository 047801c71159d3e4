import Diagnostics

extension DiagnosticKind {
    static let bazelSpecsElsewhere = DiagnosticKind(
        "bazel-specs-elsewhere",
        "Bazel builds the project, and the specs aren't in the target package.",
        because: "`BUILD.bazel` of the target package lists the specs among the inputs of the action that generates.",
        wrong: """
            # specs/project.yml
            build: [swiftpm, bazel]
            bazel: { bundleIdPrefix: com.example }
            $ mkdir -p App
            $ vipergen generate --specs specs --output App
            """,
        right: """
            # specs/project.yml
            build: [swiftpm, bazel]
            bazel: { bundleIdPrefix: com.example }
            $ vipergen generate --specs specs --output .
            """
    )

    static let emittedSyntaxError = DiagnosticKind(
        "emitted-syntax-error",
        exit: .ownFault,
        "A template doesn't produce valid Swift.",
        because: "This is a bug in vipergen; please report it. Nothing was written.",
        withoutExample: "it is a mistake in a template"
    )

    static let hiddenProtocol = DiagnosticKind(
        "hidden-protocol",
        "A protocol isn't visible to the module of its mocks.",
        because: "Mocks are in their own module.",
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
        because: "It hasn't been generated yet, or its folder was moved.",
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
        "The target package is in the folder of specs.",
        because: "Generated files would be mixed with the specs.",
        wrong: """
            $ vipergen generate --output specs/Package
            """,
        right: """
            $ vipergen generate --output Package
            """
    )

    static let typeDeclared = DiagnosticKind(
        "type-declared",
        "A source of yours declares a type that would be generated.",
        because: "The module wouldn't compile with two of them.",
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
        because: "The modules that need it can't import it from there.",
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
        because: "It is misspelled or was renamed.",
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
        .bazelSpecsElsewhere,
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
