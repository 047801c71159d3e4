extension DiagnosticKind {
    public static let conflictingKeys = DiagnosticKind("conflicting-keys", "Two keys or values can't be combined.")
    static let emptySpec = DiagnosticKind("empty-spec", severity: .warning, "Nothing is written in a spec.")
    public static let listedTwice = DiagnosticKind("listed-twice", "A list has the same entry twice.")
    public static let missingKey = DiagnosticKind("missing-key", "A required key is missing.")
    static let missingValue = DiagnosticKind("missing-value", "A key has no value.")
    static let nameMismatch = DiagnosticKind(
        "name-mismatch",
        "A file or folder has a different name from the scene or module in it."
    )
    public static let invalidValue = DiagnosticKind(
        "invalid-value",
        "A value doesn't have the form that its key takes."
    )
    public static let unknownKey = DiagnosticKind("unknown-key", "A key has no meaning here.")
    public static let unknownValue = DiagnosticKind("unknown-value", "A key has a value that isn't one of its choices.")
    static let wrongKind = DiagnosticKind(
        "wrong-kind",
        "A key has text, a list or a mapping where it takes another of the three."
    )
    public static let invalidPath = DiagnosticKind("invalid-path", "A path isn't allowed.")
    public static let misplacedKey = DiagnosticKind("misplaced-key", "A key has no meaning where it stands.")

    static let aboutKeys: [DiagnosticKind] = [
        .conflictingKeys,
        .emptySpec,
        .invalidPath,
        .invalidValue,
        .listedTwice,
        .misplacedKey,
        .missingKey,
        .missingValue,
        .nameMismatch,
        .unknownKey,
        .unknownValue,
        .wrongKind,
    ]
}
