import ProjectModel
import SpecReading

/// Nothing imports the app.
enum AppImport: ImportRule {
    static let rule = LintRule.appImport
    static let guide = RuleGuide(
        rule: rule,
        summary: "Only the app's own tests and programs import the app.",
        details: "The app depends on every module, so no module can depend on the app.",
        broken: [RuleGuide.Example("Sources/Recipes/Start.swift", "import Kitchen\n")],
        fixed: [RuleGuide.Example("Sources/Recipes/Start.swift", "import KitchenCore\n")]
    )

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
