public import Diagnostics

extension DiagnosticKind {
    static let fileAmongGenerated = DiagnosticKind(
        "file-among-generated",
        severity: .warning,
        "A file of yours lies in a folder of generated files.",
        because: "It isn't rewritten with the others, though everybody expects that there.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ echo "import KitchenCore" > Sources/Recipes/Generated/Mine.swift
            $ vipergen lint
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ echo "import KitchenCore" > Sources/Recipes/Mine.swift
            $ vipergen lint
            """
    )

    static let unusedExclusion = DiagnosticKind(
        "unused-exclusion",
        severity: .warning,
        "A path is excluded at which there is nothing to check.",
        because: "The path is misspelled, or no longer needed.",
        wrong: """
            # specs/project.yml
            lint: { excluded: [Sources/Recipes/Vendord] }
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen lint
            """,
        right: """
            # specs/project.yml
            lint: { disabled: [nib-class] }
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen lint
            """
    )

    /// All that this target reports, sorted by id.
    public static let ofLinting: [DiagnosticKind] = [
        .fileAmongGenerated,
        .unusedExclusion,
    ]
}
