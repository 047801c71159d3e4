extension DiagnosticKind {
    static let unusableType = DiagnosticKind("unusable-type", "A type can't be used in this way.")
    public static let nestedTooDeeply = DiagnosticKind(
        "nested-too-deeply",
        "A Swift source is nested too deeply to be read."
    )
    public static let cannotConform = DiagnosticKind("cannot-conform", "A type lacks a conformance that is needed.")
    static let wrongModuleOfType = DiagnosticKind(
        "wrong-module-of-type",
        "A type is qualified with a module that doesn't have it on every platform."
    )

    /// The problems that this target reports, sorted by id.
    public static let ofSwiftReading: [DiagnosticKind] = [
        .cannotConform,
        .nestedTooDeeply,
        .unusableType,
        .wrongModuleOfType,
    ]
}
