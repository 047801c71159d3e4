extension DiagnosticKind {
    /// All kinds that this part reports.
    public static let ofProjectModel: [DiagnosticKind] =
        [
            aboutNames, aboutModules, aboutServices, aboutScenes, aboutRoutes, aboutVariants, aboutAdopting,
            aboutComponents,
        ].flatMap(\.self)
}
