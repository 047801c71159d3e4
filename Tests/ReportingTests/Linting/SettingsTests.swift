import Basics
import ProjectModel
import Testing

@Suite("Settings of lint")
struct SettingsTests {
    private static let sources = ["Sources/Recipes/Old/A.swift": "import ①Shopping"]

    @Test func disabledRules() throws {
        try expectFindings(Self.sources, settings: "{ severity: { feature-import: off } }")
    }

    @Test func severities() throws {
        let found = try expectFindings(
            Self.sources,
            (.featureImport, "①"),
            settings: "{ severity: { feature-import: warning } }"
        )
        #expect(found.map(\.severity) == [.warning])
    }

    @Test(arguments: ["Sources/Recipes/Old", "Sources/Recipes/Old/", "./Sources/Recipes/Old/A.swift"])
    func excludedPaths(path: String) throws {
        try expectFindings(Self.sources, settings: "{ excluded: ['\(path)'] }")
    }

    @Test func pathsThatExcludeNothing() throws {
        let marked = MarkedSources(Self.sources)
        let found = try Kitchen.lint(marked.files, settings: "{ excluded: [Sources/Recipes/Ol] }")
        #expect(found.map(\.id) == ["feature-import", "unused-entry"])
        #expect(found.last?.severity == .warning)
        #expect(found.last?.location?.path == "specs/project.yml")
    }

    @Test func ruleByRule() throws {
        let files = MarkedSources(Self.sources).files
        #expect(try Kitchen.lint(files, rules: [.appImport]).isEmpty)
        #expect(try Kitchen.lint(files, rules: [.featureImport]).count == 1)
    }

    @Test(
        arguments: [
            ("{ severity: { feature-imports: off } }", "unknown-value"),
            ("{ severity: [feature-import] }", "wrong-kind"),
            ("{ severity: { feature-import: fatal } }", "unknown-value"),
            ("{ severity: { no-rule: error } }", "unknown-value"),
            ("{ excluded: [../other] }", "invalid-path"), ("{ excluded: [/tmp] }", "invalid-path"),
            ("{ legacySingletons: ['Old()'] }", "invalid-name"),
            ("{ legacySingletons: [.shared] }", "invalid-name"),
            ("{ rules: [] }", "unknown-key"),
            ("[]", "wrong-kind"),
        ]
    )
    func mistakes(settings: String, id: String) {
        let text = "project: Kitchen\nruntime: { path: . }\nlint: \(settings)\n"
        let file = SpecFile(path: "specs/project.yml", relativePath: "project.yml", bytes: Array(text.utf8))
        let found = SpecDecoder().decode([file]).diagnostics
        #expect(found.map(\.id) == [id], "\(TextReporter().report(found))")
        #expect(found.allSatisfy { $0.location?.line == 3 && !$0.notes.isEmpty })
    }
}
