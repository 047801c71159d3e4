import Diagnostics

extension DiagnosticKind {
    static let flagOfNoService = DiagnosticKind(
        "flag-of-no-service",
        "The flag of a variant asks no service.",
        because: "What isn't a service can't be replaced in tests.",
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
        "A variant gives something else than the scene that it replaces.",
        because: "Both answer one descriptor, which has one output.",
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
        "A variant takes other parameters than the scene that it replaces.",
        because: "Both answer one descriptor.",
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
        "A variant has variants of its own.",
        because: "They would not be asked for.",
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
