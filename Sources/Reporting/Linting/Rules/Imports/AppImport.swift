/// The app isn't imported.
enum AppImport: ImportRule {
    static let rule = LintRule.appImport
    static let summary = "Only the app's own tests and programs import the app."

    static func problem(
        importing imported: SourceModule,
        into module: SourceModule,
        _ context: LintContext
    ) -> (message: String, remedy: String)? {
        guard imported.role == .app || imported.role == .program else { return nil }
        return (
            "'\(module.name)' imports the app's module '\(imported.name)'",
            "use the environment instead: list a service under 'uses', or route to a scene"
        )
    }
}
