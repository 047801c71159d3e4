extension DiagnosticKind {
    static let specNotEditable = DiagnosticKind(
        "spec-not-editable",
        "A command can't add to a spec without changing other lines."
    )

    /// The problems that this target reports, sorted by id.
    public static let ofSpecEditing: [DiagnosticKind] = [
        .specNotEditable
    ]
}
