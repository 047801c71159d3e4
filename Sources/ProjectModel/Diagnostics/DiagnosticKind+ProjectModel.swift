public import Basics

extension DiagnosticKind {
    /// All that this target reports.
    public static let ofProjectModel: [DiagnosticKind] =
        [
            aboutNames, aboutModules, aboutServices, aboutScenes, aboutRoutes, aboutVariants, aboutAdopting,
            aboutComponents,
        ].flatMap(\.self)
}
