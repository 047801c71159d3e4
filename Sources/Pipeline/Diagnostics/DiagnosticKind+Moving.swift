package import Diagnostics

extension DiagnosticKind {
    static let movedDescriptor = DiagnosticKind(
        "moved-descriptor",
        severity: .warning,
        "A descriptor goes to another interface module with its scene.",
        because: "Who uses it needs the other import.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/Cart.yml
            scene: Cart
            # specs/Cooking/Oven.yml
            scene: Oven
            // Sources/Cooking/Links.swift
            func show() { _ = ViewDescriptor.RecipeDetailsDescriptor.self }
            $ vipergen move scene RecipeDetails --to Shopping --dry-run
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/Cart.yml
            scene: Cart
            # specs/Cooking/Oven.yml
            scene: Oven
            // Sources/Cooking/Links.swift
            import ShoppingInterface
            func show() { _ = ViewDescriptor.RecipeDetailsDescriptor.self }
            $ vipergen move scene RecipeDetails --to Shopping --dry-run
            """
    )

    static let movedImport = DiagnosticKind(
        "moved-import",
        severity: .warning,
        "An import no longer fits where its file goes.",
        because: "The contents of files stay as they are when a scene is moved.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/Cart.yml
            scene: Cart
            // Sources/Recipes/Application/RecipeDetails/RecipeDetailsInteractor.swift
            import RecipesInterface
            final class RecipeDetailsInteractor {}
            $ vipergen move scene RecipeDetails --to Shopping --dry-run
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/Cart.yml
            scene: Cart
            // Sources/Recipes/Application/RecipeDetails/RecipeDetailsInteractor.swift
            import ShoppingInterface
            final class RecipeDetailsInteractor {}
            $ vipergen move scene RecipeDetails --to Shopping --dry-run
            """
    )

    static let movedNib = DiagnosticKind(
        "moved-nib",
        severity: .warning,
        "Resources of Interface Builder stay in the module that a scene leaves.",
        because: "A nib is loaded out of its module's resources, and a document names the module of its class.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/Cart.yml
            scene: Cart
            // Sources/Recipes/Application/RecipeDetails/RecipeDetailsInteractor.swift
            final class RecipeDetailsInteractor { let bundle = recipesResources }
            $ vipergen move scene RecipeDetails --to Shopping --dry-run
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/Cart.yml
            scene: Cart
            // Sources/Recipes/Application/RecipeDetails/RecipeDetailsInteractor.swift
            final class RecipeDetailsInteractor { let bundle = shoppingResources }
            $ vipergen move scene RecipeDetails --to Shopping --dry-run
            """
    )

    static let movedRoute = DiagnosticKind(
        "moved-route",
        severity: .warning,
        "A route leads to a scene that is moved to another module.",
        because: "The wireframe needs another import.",
        wrong: """
            # specs/Cooking/Oven.yml
            routes: { details: RecipeDetails }
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/Cart.yml
            scene: Cart
            $ mkdir -p Sources/Recipes
            $ vipergen move scene RecipeDetails --to Shopping --dry-run
            """,
        right: """
            # specs/Cooking/Oven.yml
            scene: Oven
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/Cart.yml
            scene: Cart
            $ mkdir -p Sources/Recipes
            $ vipergen move scene RecipeDetails --to Shopping --dry-run
            """
    )

    static let movedType = DiagnosticKind(
        "moved-type",
        severity: .warning,
        "A type is used across the module boundary that a move draws.",
        because: "Features don't import features.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/Cart.yml
            scene: Cart
            // Sources/Recipes/Steps.swift
            struct Steps {}
            // Sources/Recipes/Application/RecipeDetails/RecipeDetailsInteractor.swift
            final class RecipeDetailsInteractor { let steps = Steps() }
            $ vipergen move scene RecipeDetails --to Shopping --dry-run
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/Cart.yml
            scene: Cart
            // Sources/KitchenCore/Steps.swift
            public struct Steps {}
            // Sources/Recipes/Application/RecipeDetails/RecipeDetailsInteractor.swift
            final class RecipeDetailsInteractor { let steps = Steps() }
            $ vipergen move scene RecipeDetails --to Shopping --dry-run
            """
    )

    package static let notConfirmed = DiagnosticKind(
        "not-confirmed",
        "A move was not confirmed.",
        because: "Files of yours are moved only when you say so. Nothing was changed.",
        withoutExample: "it takes a terminal"
    )

    static let sceneIsThere = DiagnosticKind(
        "scene-is-there",
        "The scene is in that module already.",
        because: "There is nothing to move.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/Cart.yml
            scene: Cart
            $ mkdir -p Sources/Recipes
            $ vipergen move scene RecipeDetails --to Recipes --yes
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/Cart.yml
            scene: Cart
            $ mkdir -p Sources/Recipes
            $ vipergen move scene RecipeDetails --to Shopping --dry-run
            """
    )

    static let aboutMoving: [DiagnosticKind] = [
        .movedDescriptor,
        .movedImport,
        .movedNib,
        .movedRoute,
        .movedType,
        .notConfirmed,
        .sceneIsThere,
    ]
}
