extension DiagnosticKind {
    public static let nameClash = DiagnosticKind("name-clash", "Two names clash in the code or on disk.")
    static let reservedName = DiagnosticKind("reserved-name", "A name is taken by generated code or by the platform.")
    static let featureTypeInInterface = DiagnosticKind(
        "feature-type-in-interface",
        "The interface of a feature uses a type of another feature."
    )
    public static let unknownName = DiagnosticKind("unknown-name", "There is nothing with this name.")
    static let repeatedName = DiagnosticKind(
        "repeated-name",
        severity: .warning,
        "The name of a content repeats that of its scene."
    )

    static let aboutNames: [DiagnosticKind] = [
        .featureTypeInInterface, .nameClash, .repeatedName, .reservedName, .unknownName,
    ]
}
