public import Diagnostics

extension DiagnosticKind {
    /// All that this target reports.
    public static let ofCodeGeneration: [DiagnosticKind] =
        aboutEmitting + aboutManifest
}
