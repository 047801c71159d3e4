import Diagnostics

extension DiagnosticKind {
    static let nameIsImplied = DiagnosticKind(
        "name-is-implied",
        "The name of a module follows from that of the project.",
        because: "There is no place in the specs where another name could be written.",
        wrong: """
            # specs/project.yml
            project: Kitchen
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen rename module KitchenCore KitchenBase --dry-run
            """,
        right: """
            # specs/project.yml
            project: Kitchen
            core: KitchenCore
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen rename module KitchenCore KitchenBase --dry-run
            """
    )

    static let nameIsTaken = DiagnosticKind(
        "name-is-taken",
        "The new name is taken.",
        because:
            "Two things of one name can't be told apart, neither by the compiler nor by a file system that ignores case.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Recipes/RecipeSearch.yml
            scene: RecipeSearch
            $ mkdir -p Sources/Recipes
            $ vipergen rename scene RecipeSearch RecipeDetails --dry-run
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            # specs/Recipes/RecipeSearch.yml
            scene: RecipeSearch
            $ mkdir -p Sources/Recipes
            $ vipergen rename scene RecipeSearch RecipeFinder --dry-run
            """
    )

    static let nameLeft = DiagnosticKind(
        "name-left",
        severity: .warning,
        "A name may belong to what is renamed, and was left as it is.",
        because: "Only what certainly is the same name is changed, and nothing in texts and comments.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            // Sources/Recipes/Steps.swift
            // RecipeDetailsPresenter calls this.
            struct Steps {}
            $ vipergen rename scene RecipeDetails RecipePage --dry-run
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            // Sources/Recipes/Steps.swift
            // RecipePagePresenter calls this.
            struct Steps {}
            $ vipergen rename scene RecipeDetails RecipePage --dry-run
            """
    )

    static let aboutRenaming: [DiagnosticKind] = [
        .definitionLeft,
        .nameIsImplied,
        .nameIsTaken,
        .nameLeft,
    ]
}
