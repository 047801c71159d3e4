public import Basics

extension DiagnosticKind {
    static let manifestMismatch = DiagnosticKind("manifest-mismatch", "`Package.swift` differs from the specs.")
    public static let templateOutput = DiagnosticKind(
        "template-output",
        "A template of the team's own makes a file that can't be."
    )

    /// The kinds of all diagnostics of this target.
    public static let ofCodeGeneration: [DiagnosticKind] = [.manifestMismatch, .templateOutput]
}
