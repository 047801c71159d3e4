extension DiagnosticKind {
    static let templateName = DiagnosticKind(
        "template-name",
        "A template uses a name that isn't there, or that two have."
    )
    static let templateSyntax = DiagnosticKind("template-syntax", "A template can't be parsed.")
    static let templateLimit = DiagnosticKind(
        "template-limit",
        "A template is larger or nested more deeply than any that is needed."
    )
    static let templateKind = DiagnosticKind(
        "template-kind",
        "A template and the kinds of its values don't go together."
    )
    static let templateUnused = DiagnosticKind(
        "template-unused",
        severity: .warning,
        "No template includes a partial."
    )

    /// The problems that this target reports, sorted by id.
    public static let ofTemplating: [DiagnosticKind] = [
        .templateKind,
        .templateLimit,
        .templateName,
        .templateSyntax,
        .templateUnused,
    ]
}
