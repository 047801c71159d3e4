import Diagnostics

extension DiagnosticKind {
    /// All that this target reports.
    static let ofCommandLine: [DiagnosticKind] =
        aboutArguments + aboutManifest + aboutMoving + aboutPackage
}
