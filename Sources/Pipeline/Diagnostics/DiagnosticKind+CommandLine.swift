import Diagnostics

extension DiagnosticKind {
    /// All that this target reports.
    static let ofCommandLine: [DiagnosticKind] =
        aboutAdopting + aboutArguments + aboutBaselines + aboutChecking + aboutEjecting + aboutGalleries + aboutManifest
        + aboutMoving
        + aboutPackage + aboutRemoving + aboutRenaming
}
