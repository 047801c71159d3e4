import Basics
import CodeGeneration
import ProjectModel
import Reporting
import Testing

/// The project that sources are linted in: two features, old screens, two core modules, the app.
enum Kitchen {
    private static let specs = [
        "project.yml": """
        project: Kitchen
        runtime: ../..
        services:
          activityLogger: { type: ActivityLogger, legacy: LegacyActivityLogger.shared }
          recipeRepository: RecipeRepository
        """,
        "DesignSystem/module.yml": "kind: core",
        "Recipes/RecipeSearch.yml": "uses: [recipeRepository]\nroutes: { cart: Cart, author: Profile }",
        "Recipes/RecipeDetails.yml": "style: swiftui\nuses: [activityLogger]",
        "Recipes/module.yml": "mocks: []",
        "Shopping/Cart.yml": "style: uikit",
        "Shopping/Voucher.yml": "output: UINavigationController",
        "OldScreens/module.yml": "kind: legacy",
        "OldScreens/Profile.yml": "style: legacy\nclass: OldProfileViewController",
        "Kitchen/Settings.yml": "style: legacy\nclass: OldSettingsViewController",
        "KitchenCore/module.yml": "kind: core\nmocks: public",
    ]

    /// Lints sources; those whose paths begin with `specs/` are specs, in the place of the project's own or beside them.
    ///
    /// - Parameter settings: More of `project.yml`. For example: `lint: { nib-class: off }`.
    static func lint(_ files: [String: [UInt8]], settings: String = "", rules: Set<LintRule> = Set(LintRule.allCases))
        throws
        -> [Diagnostic]
    {
        var specs = specs
        specs["project.yml"]? += settings.isEmpty ? "" : "\n\(settings)"
        for (path, bytes) in files where path.hasPrefix("specs/") {
            specs[String(path.dropFirst("specs/".count))] = String(decoding: bytes, as: UTF8.self)
        }
        let project = try project(specs)
        var modules = SourceModules.all(of: project).map(LintFiles.Module.init)
        for path in files.keys.sorted() where !path.hasPrefix("specs/") {
            let position = modules.firstIndex { path.hasPrefix($0.module.folder + "/") }
            // Catalogues may be anywhere in the package.
            if position == nil, path.contains(".xcassets/") { continue }
            modules[try #require(position, "\(path)")].add(path)
        }
        var lintFiles = LintFiles(modules: modules) { files[$0] }
        lintFiles.allNames = { files.keys.sorted() }
        return Linter(project: project, rules: rules, jobs: 2).lint(lintFiles).diagnostics
    }

    private static func project(_ specs: [String: String]) throws -> Project {
        let files = specs.map { SpecFile(path: "specs/\($0.key)", relativePath: $0.key, bytes: Array($0.value.utf8)) }
        let decoded = SpecDecoder().decode(files)
        let validated = try ProjectValidator().validate(#require(decoded.specs), facts: TargetPackageFacts())
        #expect(decoded.diagnostics.isEmpty, "\(TextReporter().report(decoded.diagnostics))")
        return try #require(validated.project, "\(TextReporter().report(validated.diagnostics))")
    }
}

/// Lints the sources; the findings have to be exactly the expected ones, each at its mark.
@discardableResult
func expectFindings(
    _ sources: [String: String],
    _ expected: (rule: LintRule, mark: Character)...,
    settings: String = "",
    at location: Testing.SourceLocation = #_sourceLocation
) throws -> [Diagnostic] {
    let marked = MarkedSources(sources)
    let found = try Kitchen.lint(marked.files, settings: settings)
    let wanted = expected.map { "\($0.rule.rawValue) at \(marked.places[$0.mark]?.description ?? "no place")" }
    let report = TextReporter().report(found)
    #expect(
        found.map { "\($0.id) at \($0.location?.description ?? "no place")" }.sorted() == wanted.sorted(),
        "\(report)",
        sourceLocation: location
    )
    #expect(found.allSatisfy { !$0.notes.isEmpty }, "each says what to do\n\(report)", sourceLocation: location)
    return found
}

extension [Diagnostic] {
    /// All notes, one a line.
    var notes: String { flatMap(\.notes).map(\.message).joined(separator: "\n") }
}
