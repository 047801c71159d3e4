/// Only the app imports a module of old screens.
enum LegacyImport: ImportRule {
    static let rule = LintRule.legacyImport
    static let summary = "Only the app imports a module of old screens (`kind: legacy`)."

    static func problem(
        importing imported: SourceModule,
        into module: SourceModule,
        _ context: LintContext
    ) -> (message: String, remedy: String)? {
        guard imported.role == .legacy else { return nil }
        return (
            "'\(module.name)' imports the legacy module '\(imported.name)'",
            "route to its screens, and import '\(imported.name)Interface' instead"
        )
    }
}
