public import Diagnostics

extension DiagnosticKind {
    public static let changedMeanwhile = DiagnosticKind(
        "changed-meanwhile",
        "A file was changed while vipergen worked on it.",
        because: "Nothing of a person's is written over, so the file is left as it is. Run again.",
        withoutExample: "it takes two programs at the right instant"
    )

    public static let fileInTheWay = DiagnosticKind(
        "file-in-the-way",
        "A file of yours stands where one would be written.",
        because: "It isn't vipergen's, as it doesn't begin with the header of generated files. Move or delete it.",
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

    static let generatedElsewhere = DiagnosticKind(
        "generated-elsewhere",
        exit: .ownFault,
        "A generated file would lie outside of a folder `Generated`.",
        because: "By that folder everybody sees whose a file is.",
        withoutExample: "it is a mistake in Swift code"
    )

    static let generatedWithoutHeader = DiagnosticKind(
        "generated-without-header",
        exit: .ownFault,
        "A generated file would not begin with the header.",
        because: "The next run would take it for yours.",
        withoutExample: "it is a mistake in a template"
    )

    public static let interruptedChange = DiagnosticKind(
        "interrupted-change",
        exit: .inputOutput,
        "A command was interrupted, and its work has to be finished first.",
        because: "The note gives the command that finishes it.",
        withoutExample: "it takes a command that is killed at the right instant"
    )

    static let journalUnreadable = DiagnosticKind(
        "journal-unreadable",
        exit: .inputOutput,
        "The record of an interrupted command can't be read.",
        because:
            "vipergen writes down what it is about to change, and finishes it after an interruption. This record isn't one that it wrote.",
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
        "Two emitted files would be one.",
        because: "Their paths are the same, or differ only in capitals.",
        withoutExample: "it is a mistake in vipergen, or a clash of names that no rule finds yet"
    )

    public static let pathLeavesPackage = DiagnosticKind(
        "path-leaves-package",
        "A file would be written outside of the target package.",
        because: "Nothing is written through a link, nor above the package's folder.",
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
        .generatedElsewhere,
        .generatedWithoutHeader,
        .interruptedChange,
        .journalUnreadable,
        .pathClash,
        .pathLeavesPackage,
    ]
}
