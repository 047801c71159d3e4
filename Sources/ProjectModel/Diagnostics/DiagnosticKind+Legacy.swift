import Diagnostics

extension DiagnosticKind {
    static let classOfNoLegacy = DiagnosticKind(
        "class-of-no-legacy",
        "`class` or `lifetime` is set for a scene whose style isn't `legacy`.",
        because: "They are about the view controller of an old screen; others are generated.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            class: OldRecipeViewController
            """,
        right: """
            # specs/Kitchen/RecipeDetails.yml
            style: legacy
            class: OldRecipeViewController
            """
    )

    static let legacyInFeature = DiagnosticKind(
        "legacy-in-feature",
        "An old screen is in a feature.",
        because: "Old screens depend on everything, so they belong in the app or in a module of `kind: legacy`.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: legacy
            class: OldRecipeViewController
            """,
        right: """
            # specs/Kitchen/RecipeDetails.yml
            style: legacy
            class: OldRecipeViewController
            """
    )

    static let legacyNeedsClass = DiagnosticKind(
        "legacy-needs-class",
        "The spec of an old screen names no class.",
        because: "vipergen doesn't generate a view for an old screen, but shows this class.",
        wrong: """
            # specs/Kitchen/RecipeDetails.yml
            style: legacy
            """,
        right: """
            # specs/Kitchen/RecipeDetails.yml
            style: legacy
            class: OldRecipeViewController
            """
    )

    static let legacyWithParts = DiagnosticKind(
        "legacy-with-parts",
        "The spec of an old or handwritten screen describes its parts.",
        because: "Such a screen only becomes reachable; its parts aren't generated.",
        wrong: """
            # specs/Kitchen/RecipeDetails.yml
            style: legacy
            class: OldRecipeViewController
            events: [didTapBuy]
            """,
        right: """
            # specs/Kitchen/RecipeDetails.yml
            style: legacy
            class: OldRecipeViewController
            """
    )

    static let legacyWithUseCases = DiagnosticKind(
        "legacy-with-use-cases",
        "A module of old screens, or the app, has a use case.",
        because: "Use cases belong to features.",
        wrong: """
            # specs/OldScreens/module.yml
            kind: legacy
            useCases: { FetchRecipe: { methods: { run: } } }
            """,
        right: """
            # specs/Recipes/module.yml
            useCases: { FetchRecipe: { methods: { run: } } }
            """
    )

    static let notAClass = DiagnosticKind(
        "not-a-class",
        "The class of an old screen isn't a class name.",
        because: "A view controller has a plain name, without generic arguments.",
        wrong: """
            # specs/Kitchen/RecipeDetails.yml
            style: legacy
            class: "[Int]"
            """,
        right: """
            # specs/Kitchen/RecipeDetails.yml
            style: legacy
            class: OldRecipeViewController
            """
    )

    static let sceneAmongLegacy = DiagnosticKind(
        "scene-among-legacy",
        "A new scene is in a module of `kind: legacy`.",
        because: "New scenes belong in features, or in the app until they can move to one.",
        wrong: """
            # specs/OldScreens/module.yml
            kind: legacy
            # specs/OldScreens/RecipeDetails.yml
            style: swiftui
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: swiftui
            """
    )

    static let aboutLegacy: [DiagnosticKind] = [
        .classOfNoLegacy,
        .legacyInFeature,
        .legacyNeedsClass,
        .legacyWithParts,
        .legacyWithUseCases,
        .notAClass,
        .sceneAmongLegacy,
    ]
}
