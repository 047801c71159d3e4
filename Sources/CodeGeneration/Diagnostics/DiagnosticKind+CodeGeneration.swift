public import Diagnostics

extension DiagnosticKind {
    static let manifestMismatch = DiagnosticKind("manifest-mismatch", "`Package.swift` differs from the specs.")

    /// All that this target reports.
    public static let ofCodeGeneration: [DiagnosticKind] = [.manifestMismatch]
}
