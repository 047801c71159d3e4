/// Features, and the modules below them, don't import features.
enum FeatureImport: ImportRule {
    static let rule = LintRule.featureImport
    static let summary = "Features don't import features."

    static func problem(
        importing imported: SourceModule,
        into module: SourceModule,
        _ context: LintContext
    ) -> (message: String, remedy: String)? {
        guard imported.role == .feature else { return nil }
        return ("'\(module.name)' imports the feature '\(imported.name)'", remedy(imported, module))
    }

    private static func remedy(_ imported: SourceModule, _ module: SourceModule) -> String {
        switch module.role {
        case .core: "core modules don't know features: move what both need into a core module"
        case .views: "views know no services or interactors: report an event, and remove the import"
        case .tests, .testSupport:
            "test '\(imported.name)' in its own tests, or the features together in the app's tests"
        default:
            "route to its scenes, or list its use cases under 'uses', and import '\(imported.name)Interface'; "
                + "what both need belongs in a core module"
        }
    }
}
