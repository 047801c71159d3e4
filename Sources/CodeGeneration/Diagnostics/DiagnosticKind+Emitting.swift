public import Diagnostics

extension DiagnosticKind {
    public static let duplicateFileName = DiagnosticKind(
        "duplicate-file-name",
        "Two files of a module would have the same name.",
        because: "Swift doesn't allow two files with the same name in a module, even in different folders.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ mkdir -p Sources/Recipes/Old && touch Sources/Recipes/Old/RecipeDetailsPresenter.swift
            $ vipergen generate
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ mkdir -p Sources/Recipes/Old && touch Sources/Recipes/Old/OldRecipeDetailsPresenter.swift
            $ vipergen generate
            """
    )

    static let templateFailed = DiagnosticKind(
        "template-failed",
        exit: .ownFault,
        "A template can't be rendered.",
        because: "This is a bug in vipergen; please report it.",
        withoutExample: "it is a mistake in Swift code"
    )

    static let unknownScaffold = DiagnosticKind(
        "unknown-scaffold",
        "A path under `deletedScaffolds` names no scaffold.",
        because: "It is misspelled, or the specs no longer ask for the file.",
        wrong: """
            # specs/project.yml
            deletedScaffolds: [Sources/Recipes/RecipeDetailsEntity.swift]
            $ vipergen generate
            """,
        right: """
            $ vipergen generate
            """
    )

    static let aboutEmitting: [DiagnosticKind] = [
        .duplicateFileName,
        .templateFailed,
        .unknownScaffold,
    ]
}
