extension DiagnosticKind {
    static let manifestMismatch = DiagnosticKind("manifest-mismatch", "`Package.swift` differs from the specs.")
    public static let unusableDesign = DiagnosticKind(
        "unusable-design",
        "A design file isn't as Figma's REST API gives it, or no code can be made of it."
    )
    public static let untoldDesign = DiagnosticKind(
        "untold-design",
        severity: .warning,
        "A part of a design can't be told from its file, and is left out."
    )
    public static let templateOutput = DiagnosticKind(
        "template-output",
        "A template of the team's own makes a file that can't be."
    )

    /// The kinds of all diagnostics of this target.
    public static let ofCodeGeneration: [DiagnosticKind] = [
        .manifestMismatch, .templateOutput, .untoldDesign, .unusableDesign,
    ]
}
