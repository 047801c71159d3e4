import Diagnostics

extension DiagnosticKind {
    static let ejectOutOfDate = DiagnosticKind(
        "eject-out-of-date",
        "Generated files aren't up to date, so they can't be ejected.",
        because: "What becomes yours should be what the specs describe.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ mkdir Sources
            $ vipergen eject --yes
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen eject --yes
            """
    )

    static let ejected = DiagnosticKind(
        "ejected",
        "The generated files are yours since `vipergen eject`.",
        because: "They have no header, so they are never overwritten.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen eject --yes
            $ vipergen generate
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            $ vipergen eject --yes
            $ rm -r Package.swift Sources/*/Generated Tests/*/Generated
            $ vipergen generate
            """
    )

    static let aboutEjecting: [DiagnosticKind] = [.ejectOutOfDate, .ejected]
}
