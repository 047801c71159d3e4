package import Diagnostics

extension DiagnosticKind {
    static let movedDescriptor = DiagnosticKind(
        "moved-descriptor",
        severity: .warning,
        "A descriptor moves to another interface module with its scene.",
        because: "Code that uses it needs another import.",
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
        "An import is wrong in the module that its file moves to.",
        because: "It changes by itself only where it is certain what the file uses of which module.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Shopping/Cart.yml
            scene: Cart
            // Sources/Recipes/Application/RecipeDetails/RecipeDetailsInteractor.swift
            import RecipesInterface
            import ShoppingInterface
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
        "Nibs, texts or translations stay in the module that a scene leaves.",
        because: "They are in the module's resources, and a nib names the module of its classes.",
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
        "A route leads to a scene that moves to another module.",
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
        "After a move, a type would be used across a module boundary.",
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
        "A move, a removal or an ejection was not confirmed.",
        because: "Without confirmation, nothing is changed.",
        withoutExample: "it takes a terminal"
    )

    static let sceneIsThere = DiagnosticKind(
        "scene-is-there",
        "The scene is already in that module.",
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
