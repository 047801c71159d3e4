extension DiagnosticKind {
    public static let cannotRead = DiagnosticKind("cannot-read", exit: .inputOutput, "Something can't be read.")
    public static let cannotWrite = DiagnosticKind("cannot-write", exit: .inputOutput, "Something can't be written.")
    public static let cyclicReference = DiagnosticKind("cyclic-reference", "Something leads back to itself.")
    public static let duplicateName = DiagnosticKind("duplicate-name", "Two things have the same name.")
    public static let invalidCharacter = DiagnosticKind(
        "invalid-character",
        "A file has a character that doesn't belong in it."
    )
    public static let limitExceeded = DiagnosticKind(
        "limit-exceeded",
        "Something is larger, deeper or more numerous than allowed."
    )
    public static let mergeMarker = DiagnosticKind(
        "merge-marker",
        "A spec or a generated file has an unresolved merge conflict."
    )
    public static let notUTF8 = DiagnosticKind("not-utf-8", "A file or its path isn't UTF-8 text.")
    public static let unreadableSource = DiagnosticKind("unreadable-source", "A Swift source can't be read as Swift.")
    public static let vipergenBug = DiagnosticKind(
        "vipergen-bug",
        exit: .ownFault,
        "What would be generated isn't right."
    )

    /// The problems that several targets report, sorted by id.
    public static let ofDiagnostics: [DiagnosticKind] = [
        .cannotRead,
        .cannotWrite,
        .cyclicReference,
        .duplicateName,
        .invalidCharacter,
        .limitExceeded,
        .mergeMarker,
        .notUTF8,
        .unreadableSource,
        .vipergenBug,
    ]
}
