extension DiagnosticKind {
    static let templateEntry = DiagnosticKind("template-entry", "The entry at the top of a template is invalid.")

    static let templateBehind = DiagnosticKind(
        "template-behind",
        severity: .warning,
        "A copied template isn't what vipergen has now."
    )

    /// The problems that this target reports, sorted by id.
    public static let ofTemplateCatalogue: [DiagnosticKind] = [.templateBehind, .templateEntry]
}
