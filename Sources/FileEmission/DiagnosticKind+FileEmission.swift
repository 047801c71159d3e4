public import Diagnostics

extension DiagnosticKind {
    public static let changedMeanwhile = DiagnosticKind(
        "changed-meanwhile",
        "A file was changed while vipergen was running.",
        because: "Changes that somebody makes meanwhile are never overwritten. Run the command again.",
        withoutExample: "it takes two programs at the right instant"
    )

    public static let fileInTheWay = DiagnosticKind(
        "file-in-the-way",
        "A file of yours is where a generated file would be written.",
        because: "It doesn't begin with the header of generated files, so it isn't overwritten. Move or delete it.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ mkdir -p Sources/Recipes/Generated/Scenes/RecipeDetails
            $ echo "// Mine" > Package.swift
            $ vipergen generate
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ vipergen generate
            """
    )

    static let foreignPath = DiagnosticKind(
        "foreign-path",
        "A file would be written, moved or removed that belongs to git or another tool.",
        because:
            "Names that begin with a dot are other tools' own. After an interruption, a record that names one isn't trusted.",
        withoutExample: "it takes an app to adopt"
    )

    static let generatedElsewhere = DiagnosticKind(
        "generated-elsewhere",
        exit: .ownFault,
        "A generated file would be outside of a folder `Generated`.",
        because: "That folder shows which files belong to vipergen.",
        withoutExample: "it is a mistake in Swift code"
    )

    static let generatedWithoutHeader = DiagnosticKind(
        "generated-without-header",
        exit: .ownFault,
        "A generated file would not begin with the header.",
        because: "The next run would treat it as yours.",
        withoutExample: "it is a mistake in a template"
    )

    public static let interruptedChange = DiagnosticKind(
        "interrupted-change",
        exit: .inputOutput,
        "A command was interrupted, and has to be finished first.",
        because: "The note gives the command that finishes it.",
        withoutExample: "it takes a command that is killed at the right instant"
    )

    public static let journalOfAnotherFolder = DiagnosticKind(
        "journal-of-another-folder",
        exit: .inputOutput,
        "The record of an interrupted command was made in another folder, of which this one is a copy.",
        because:
            "Files may differ here, and whoever copied or cloned the folder didn't run that command. The notes say how to finish or drop it.",
        withoutExample: "it takes a command that is killed at the right instant"
    )

    static let journalUnreadable = DiagnosticKind(
        "journal-unreadable",
        exit: .inputOutput,
        "The record of an interrupted command can't be read.",
        because:
            "vipergen records what it is about to change, so that it can finish after an interruption. It didn't write this record.",
        wrong: """
            $ vipergen generate
            $ echo "not a record" > .vipergen-journal
            $ vipergen generate
            """,
        right: """
            $ vipergen generate
            $ vipergen generate
            """
    )

    static let pathClash = DiagnosticKind(
        "path-clash",
        exit: .ownFault,
        "Two generated files would have the same path.",
        because: "Paths that differ only in capitals are the same on macOS.",
        withoutExample: "it is a mistake in vipergen, or a clash of names that no rule finds yet"
    )

    public static let pathLeavesPackage = DiagnosticKind(
        "path-leaves-package",
        "A file would be written outside of the target package.",
        because: "vipergen doesn't write through links or above the package's folder.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ mkdir -p Sources elsewhere && ln -s ../elsewhere Sources/KitchenCore
            $ vipergen generate
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            scene: RecipeDetails
            $ mkdir -p Sources/KitchenCore
            $ vipergen generate
            """
    )

    /// All that this target reports, sorted by id.
    public static let ofFileEmission: [DiagnosticKind] = [
        .changedMeanwhile,
        .fileInTheWay,
        .foreignPath,
        .generatedElsewhere,
        .generatedWithoutHeader,
        .interruptedChange,
        .journalOfAnotherFolder,
        .journalUnreadable,
        .pathClash,
        .pathLeavesPackage,
    ]
}
