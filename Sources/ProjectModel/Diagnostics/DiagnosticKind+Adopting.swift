public import Diagnostics

extension DiagnosticKind {
    static let adoptedNeedsHandwritten = DiagnosticKind(
        "adopted-needs-handwritten",
        "A scene of a generated style names a descriptor of the team's own.",
        because: "With `descriptor` nothing is generated but the scene's case in the switch over adopted scenes.",
        wrong: """
            # specs/Kitchen/RecipeDetails.yml
            descriptor: Screens.RecipeDetails
            """,
        right: """
            # specs/Kitchen/RecipeDetails.yml
            style: handwritten
            descriptor: Screens.RecipeDetails
            """
    )

    static let adoptedOutsideApp = DiagnosticKind(
        "adopted-outside-app",
        "A scene of a feature names a descriptor of the team's own.",
        because:
            "The descriptors of features are generated into their interface modules, so that other features can use them.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: handwritten
            descriptor: Screens.RecipeDetails
            """,
        right: """
            # specs/Kitchen/RecipeDetails.yml
            style: handwritten
            descriptor: Screens.RecipeDetails
            """
    )

    public static let adoptedSceneReached = DiagnosticKind(
        "adopted-scene-reached",
        "A route, child, variant, tab or start names a scene whose descriptor is the team's own, or a command moves one.",
        because: "Generated code only knows descriptors that it generates, in modules that it knows.",
        wrong: """
            # specs/Kitchen/RecipeDetails.yml
            style: handwritten
            descriptor: Screens.RecipeDetails
            # specs/Recipes/RecipeList.yml
            routes: { details: RecipeDetails }
            """,
        right: """
            # specs/Kitchen/RecipeDetails.yml
            style: handwritten
            # specs/Recipes/RecipeList.yml
            routes: { details: RecipeDetails }
            """
    )

    static let builderNeedsDescriptor = DiagnosticKind(
        "builder-needs-descriptor",
        "A scene with a generated descriptor has a `builder`.",
        because: "The resolver calls the view builder that is named after the scene.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            style: handwritten
            builder: "RecipeModule.make(descriptor)"
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            style: handwritten
            """
    )

    static let duplicateDescriptor = DiagnosticKind(
        "duplicate-descriptor",
        "Two scenes name the same descriptor.",
        because: "A descriptor leads to one scene.",
        wrong: """
            # specs/Kitchen/RecipeDetails.yml
            style: handwritten
            descriptor: Screens.RecipeDetails
            # specs/Kitchen/RecipeList.yml
            style: handwritten
            descriptor: Screens.RecipeDetails
            """,
        right: """
            # specs/Kitchen/RecipeDetails.yml
            style: handwritten
            descriptor: Screens.RecipeDetails
            # specs/Kitchen/RecipeList.yml
            style: handwritten
            descriptor: Screens.RecipeList
            """
    )

    static let environmentForm = DiagnosticKind(
        "environment-form",
        "The environment, or the protocol of descriptors, has a form that only a resolver alone can have.",
        because:
            "Generated resolvers and environments are protocols on the main actor, to which the environment has to conform, and generated code uses both by their names alone.",
        wrong: """
            # specs/project.yml
            environment: { type: Session, kind: actor }
            """,
        right: """
            # specs/project.yml
            environment: { type: Session, kind: struct }
            """
    )

    static let missingAppFolder = DiagnosticKind(
        "missing-app-folder",
        "There is no folder with the app's sources.",
        because: "The generated file would lie where nothing builds it.",
        wrong: """
            # specs/project.yml
            manifest: team
            environment: Session
            services: {}
            # specs/Kitchen/RecipeDetails.yml
            style: handwritten
            descriptor: Screens.RecipeDetails
            // App/Session.swift
            final class Session {}
            $ vipergen generate
            """,
        right: """
            # specs/project.yml
            manifest: team
            environment: Session
            services: {}
            # specs/Kitchen/module.yml
            sources: App
            # specs/Kitchen/RecipeDetails.yml
            style: handwritten
            descriptor: Screens.RecipeDetails
            // App/Session.swift
            final class Session {}
            $ vipergen generate
            """
    )

    static let notADescriptor = DiagnosticKind(
        "not-a-descriptor",
        "`descriptor` names something else than a type of its own.",
        because: "A descriptor is extended, which only a type with a name can be.",
        wrong: """
            # specs/Kitchen/RecipeDetails.yml
            style: handwritten
            descriptor: Descriptor<Recipe>
            """,
        right: """
            # specs/Kitchen/RecipeDetails.yml
            style: handwritten
            descriptor: Screens.RecipeDetails
            """
    )

    static let aboutAdopting: [DiagnosticKind] = [
        .adoptedNeedsHandwritten,
        .adoptedOutsideApp,
        .adoptedSceneReached,
        .builderNeedsDescriptor,
        .duplicateDescriptor,
        .environmentForm,
        .missingAppFolder,
        .notADescriptor,
    ]
}
