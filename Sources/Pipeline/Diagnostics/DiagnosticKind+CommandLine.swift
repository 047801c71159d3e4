extension DiagnosticKind {
    /// All kinds that this target reports.
    static let ofCommandLine: [DiagnosticKind] =
        aboutAdopting + aboutArguments + aboutBaselines + aboutChecking + aboutDesigns + aboutEjecting + aboutManifest
        + aboutMoving + aboutPackage + aboutRemoving + aboutRenaming
}
