public import Diagnostics

extension DiagnosticKind {
    /// All that this target reports.
    public static let ofProjectModel: [DiagnosticKind] =
        [
            aboutNames, aboutDuplicates, aboutModules, aboutDependencies, aboutServices, aboutScenes, aboutRoutes,
            aboutVariants, aboutLegacy, aboutAdopting, aboutComponents,
        ].flatMap(\.self)
}
