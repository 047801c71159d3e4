public import Diagnostics

extension DiagnosticKind {
    static let childCycle = DiagnosticKind(
        "child-cycle",
        "A scene would be shown inside itself.",
        because: "Building it would never end.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            children: { header: RecipeHeader }
            # specs/Recipes/RecipeHeader.yml
            children: { details: RecipeDetails }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            children: { header: RecipeHeader }
            # specs/Recipes/RecipeHeader.yml
            scene: RecipeHeader
            """
    )

    static let childParameterType = DiagnosticKind(
        "child-parameter-type",
        "A child is given a parameter whose type differs from the one in its scene.",
        because: "The generated code would not compile.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            children: { header: { to: RecipeHeader, with: { recipeID: Int } } }
            # specs/Recipes/RecipeHeader.yml
            parameters: { recipeID: Int64 }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            children: { header: { to: RecipeHeader, with: { recipeID: Int64 } } }
            # specs/Recipes/RecipeHeader.yml
            parameters: { recipeID: Int64 }
            """
    )

    static let missingChildParameter = DiagnosticKind(
        "missing-child-parameter",
        "A child isn't given a parameter that its scene needs.",
        because: "The generated code would not compile.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            children: { header: RecipeHeader }
            # specs/Recipes/RecipeHeader.yml
            parameters: { recipeID: Int64 }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            children: { header: { to: RecipeHeader, with: { recipeID: Int64 } } }
            # specs/Recipes/RecipeHeader.yml
            parameters: { recipeID: Int64 }
            """
    )

    static let missingRouteParameter = DiagnosticKind(
        "missing-route-parameter",
        "A route doesn't pass a parameter that its destination needs.",
        because: "The generated code would not compile.",
        wrong: """
            # specs/Recipes/RecipeList.yml
            routes: { details: RecipeDetails }
            # specs/Recipes/RecipeDetails.yml
            parameters: { recipeID: Int64 }
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            routes: { details: { to: RecipeDetails, with: { recipeID: Int64 } } }
            # specs/Recipes/RecipeDetails.yml
            parameters: { recipeID: Int64 }
            """
    )

    static let routeParameterNeedsType = DiagnosticKind(
        "route-parameter-needs-type",
        "A parameter of a route that leads to no scene has no type.",
        because: "Other routes take it from their destination.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            routes: { share: { present: custom, with: [recipe] } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            routes: { share: { present: custom, with: { recipe: Recipe } } }
            """
    )

    static let routeParameterType = DiagnosticKind(
        "route-parameter-type",
        "A route passes a parameter whose type differs from the one in its destination.",
        because: "The generated code would not compile.",
        wrong: """
            # specs/Recipes/RecipeList.yml
            routes: { details: { to: RecipeDetails, with: { recipeID: Int } } }
            # specs/Recipes/RecipeDetails.yml
            parameters: { recipeID: Int64 }
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            routes: { details: { to: RecipeDetails, with: [recipeID] } }
            # specs/Recipes/RecipeDetails.yml
            parameters: { recipeID: Int64 }
            """
    )

    static let routeToOutput = DiagnosticKind(
        "route-to-output",
        "A route can't show the output of its destination.",
        because:
            "A navigation controller can't be pushed onto another one, and a view for SwiftUI isn't a view controller.",
        wrong: """
            # specs/Recipes/RecipeList.yml
            routes: { details: RecipeDetails }
            # specs/Recipes/RecipeDetails.yml
            output: UINavigationController
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            routes: { details: { to: RecipeDetails, present: present } }
            # specs/Recipes/RecipeDetails.yml
            output: UINavigationController
            """
    )

    static let sharedSceneNotPushed = DiagnosticKind(
        "shared-scene-not-pushed",
        "A scene of `lifetime: shared` is shown in another way than by pushing it, or in two places.",
        because: "There is one such screen, and only a push takes it from where it is shown already.",
        wrong: """
            # specs/Recipes/RecipeList.yml
            routes: { details: { to: RecipeDetails, present: replace } }
            # specs/Kitchen/RecipeDetails.yml
            style: legacy
            class: OldRecipeViewController
            lifetime: shared
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            routes: { details: { to: RecipeDetails, present: push } }
            # specs/Kitchen/RecipeDetails.yml
            style: legacy
            class: OldRecipeViewController
            lifetime: shared
            """
    )

    static let unknownChildParameter = DiagnosticKind(
        "unknown-child-parameter",
        "A child is given a parameter that its scene doesn't take.",
        because: "The generated code would not compile.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            children: { header: { to: RecipeHeader, with: { page: Int } } }
            # specs/Recipes/RecipeHeader.yml
            scene: RecipeHeader
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            children: { header: RecipeHeader }
            # specs/Recipes/RecipeHeader.yml
            scene: RecipeHeader
            """
    )

    static let unknownRouteParameter = DiagnosticKind(
        "unknown-route-parameter",
        "A route passes a parameter that its destination doesn't take.",
        because: "The generated code would not compile.",
        wrong: """
            # specs/Recipes/RecipeList.yml
            routes: { details: { to: RecipeDetails, with: { page: Int } } }
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            """,
        right: """
            # specs/Recipes/RecipeList.yml
            routes: { details: RecipeDetails }
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            """
    )

    public static let unknownScene = DiagnosticKind(
        "unknown-scene",
        "There is no scene with this name.",
        because: "Scenes are the files in the modules' folders.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            routes: { list: RecipeLst }
            # specs/Recipes/RecipeList.yml
            scene: RecipeList
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            routes: { list: RecipeList }
            # specs/Recipes/RecipeList.yml
            scene: RecipeList
            """
    )

    static let aboutRoutes: [DiagnosticKind] = [
        .childCycle,
        .childParameterType,
        .missingChildParameter,
        .missingRouteParameter,
        .routeParameterNeedsType,
        .routeParameterType,
        .routeToOutput,
        .sharedSceneNotPushed,
        .unknownChildParameter,
        .unknownRouteParameter,
        .unknownScene,
    ]
}
