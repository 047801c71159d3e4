extension DiagnosticKind {
    public static let changedMeanwhile = DiagnosticKind(
        "changed-meanwhile",
        "A file was changed while vipergen was running."
    )
    public static let fileInTheWay = DiagnosticKind(
        "file-in-the-way",
        "A file of yours is where a generated file would be written."
    )
    public static let foreignPath = DiagnosticKind(
        "foreign-path",
        "A file would be written, moved or removed where vipergen writes nothing."
    )
    public static let interruptedChange = DiagnosticKind(
        "interrupted-change",
        exit: .inputOutput,
        "A command was interrupted, and has to be finished first."
    )
    public static let journalOfAnotherFolder = DiagnosticKind(
        "journal-of-another-folder",
        exit: .inputOutput,
        "The record of an interrupted command was made in another folder, of which this one is a copy."
    )
    static let journalUnreadable = DiagnosticKind(
        "journal-unreadable",
        exit: .inputOutput,
        "The record of an interrupted command can't be read."
    )

    /// The problems that this target reports, sorted by id.
    public static let ofFileEmission: [DiagnosticKind] = [
        .changedMeanwhile,
        .fileInTheWay,
        .foreignPath,
        .interruptedChange,
        .journalOfAnotherFolder,
        .journalUnreadable,
    ]
}
