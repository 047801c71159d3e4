import Diagnostics

extension DiagnosticKind {
    static let flagOfNoService = DiagnosticKind(
        "flag-of-no-service",
        "The flag of a variant doesn't ask a service.",
        because: "Only services can be replaced in tests.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            variants: { new: { to: NewRecipe, flag: Flags.shared.isOn } }
            # specs/Recipes/NewRecipe.yml
            scene: NewRecipe
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            variants: { new: { to: NewRecipe, flag: userFeatures.isOn } }
            # specs/Recipes/NewRecipe.yml
            scene: NewRecipe
            """
    )

    static let variantOfItself = DiagnosticKind(
        "variant-of-itself",
        "A scene is a variant of itself.",
        because: "A variant is another scene that is shown instead.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            variants: { new: { to: RecipeDetails, flag: userFeatures.isOn } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            variants: { new: { to: NewRecipe, flag: userFeatures.isOn } }
            # specs/Recipes/NewRecipe.yml
            scene: NewRecipe
            """
    )

    static let variantOutput = DiagnosticKind(
        "variant-output",
        "A variant has a different output from the scene that it replaces.",
        because: "Both are resolved from the same descriptor, which has one output.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            variants: { new: { to: NewRecipe, flag: userFeatures.isOn } }
            # specs/Recipes/NewRecipe.yml
            output: UINavigationController
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            variants: { new: { to: NewRecipe, flag: userFeatures.isOn } }
            # specs/Recipes/NewRecipe.yml
            scene: NewRecipe
            """
    )

    static let variantParameters = DiagnosticKind(
        "variant-parameters",
        "A variant has different parameters from the scene that it replaces.",
        because: "Both are resolved from the same descriptor.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            parameters: { recipeID: Int64 }
            variants: { new: { to: NewRecipe, flag: userFeatures.isOn } }
            # specs/Recipes/NewRecipe.yml
            scene: NewRecipe
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            parameters: { recipeID: Int64 }
            variants: { new: { to: NewRecipe, flag: userFeatures.isOn } }
            # specs/Recipes/NewRecipe.yml
            parameters: { recipeID: Int64 }
            """
    )

    static let variantWithVariants = DiagnosticKind(
        "variant-with-variants",
        "A variant has its own variants.",
        because: "They would be ignored.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            variants: { new: { to: NewRecipe, flag: userFeatures.isOn } }
            # specs/Recipes/NewRecipe.yml
            variants: { newer: { to: NewestRecipe, flag: userFeatures.isOn } }
            # specs/Recipes/NewestRecipe.yml
            scene: NewestRecipe
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            variants:
              new: { to: NewRecipe, flag: userFeatures.isOn }
              newer: { to: NewestRecipe, flag: userFeatures.isOn }
            # specs/Recipes/NewRecipe.yml
            scene: NewRecipe
            # specs/Recipes/NewestRecipe.yml
            scene: NewestRecipe
            """
    )

    static let aboutVariants: [DiagnosticKind] = [
        .flagOfNoService,
        .variantOfItself,
        .variantOutput,
        .variantParameters,
        .variantWithVariants,
    ]
}
