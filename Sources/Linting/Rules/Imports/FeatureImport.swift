import ProjectModel

/// Features don't import features, nor does what features stand on.
enum FeatureImport: ImportRule {
    static let rule = LintRule.featureImport

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
        case .core: "core modules know no features: move what both need into a core module"
        case .views: "views know no services and no interactors: report an event, and take the import out"
        case .tests, .testSupport: "test '\(imported.name)' in its own tests, or all of them together in the app's"
        default:
            "route to its scenes, or list its use cases under 'uses', and import '\(imported.name)Interface'; "
                + "what both need belongs into a core module"
        }
    }
}
