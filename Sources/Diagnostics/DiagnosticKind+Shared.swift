extension DiagnosticKind {
    public static let cannotLock = DiagnosticKind("cannot-lock", exit: .inputOutput, "A folder can't be locked.")
    public static let cannotMove = DiagnosticKind("cannot-move", exit: .inputOutput, "A file can't be moved.")
    public static let cannotOpen = DiagnosticKind("cannot-open", exit: .inputOutput, "A folder can't be opened.")
    public static let cannotRead = DiagnosticKind("cannot-read", exit: .inputOutput, "A file or folder can't be read.")
    public static let cannotRemove = DiagnosticKind("cannot-remove", exit: .inputOutput, "A file can't be removed.")
    public static let cannotWrite = DiagnosticKind("cannot-write", exit: .inputOutput, "A file can't be written.")
    public static let mergeMarker = DiagnosticKind(
        "merge-marker",
        "A spec or a generated file has an unresolved merge conflict."
    )
    public static let unreadableSource = DiagnosticKind("unreadable-source", "A Swift source can't be read as Swift.")

    /// What several targets report, sorted by id.
    public static let ofDiagnostics: [DiagnosticKind] = [
        .cannotLock,
        .cannotMove,
        .cannotOpen,
        .cannotRead,
        .cannotRemove,
        .cannotWrite,
        .mergeMarker,
        .unreadableSource,
    ]
}
