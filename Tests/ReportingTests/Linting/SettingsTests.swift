import Basics
import ProjectModel
import Testing

@Suite("Settings of lint")
struct SettingsTests {
    private static let sources = ["Sources/Recipes/Old/A.swift": "import ①Shopping"]

    @Test func disabledRules() throws {
        try expectFindings(Self.sources, settings: "lint: { feature-import: off }")
    }

    @Test func severities() throws {
        let found = try expectFindings(
            Self.sources,
            (.featureImport, "①"),
            settings: "lint: { feature-import: warning }"
        )
        #expect(found.map(\.severity) == [.warning])
    }

    @Test(arguments: ["Sources/Recipes/Old", "Sources/Recipes/Old/", "Sources/Recipes/Old/A.swift"])
    func unmanagedPaths(path: String) throws {
        try expectFindings(Self.sources, settings: "unmanaged: ['\(path)']")
    }

    @Test func ruleByRule() throws {
        let files = MarkedSources(Self.sources).files
        #expect(try Kitchen.lint(files, rules: [.appImport]).isEmpty)
        #expect(try Kitchen.lint(files, rules: [.featureImport]).count == 1)
    }

    @Test(
        arguments: [
            ("lint: { feature-imports: off }", "unknown-value"),
            ("lint: [feature-import]", "wrong-kind"),
            ("lint: { feature-import: fatal }", "unknown-value"),
            ("lint: { no-rule: error }", "unknown-value"),
            ("lint: { severity: { feature-import: off } }", "unknown-value"),
            ("lint: { excluded: [Sources/Old] }", "unknown-value"),
            ("lint: { legacySingletons: [Old.shared] }", "unknown-value"),
            ("legacySingletons: ['Old()']", "invalid-name"),
            ("legacySingletons: [.shared]", "invalid-name"),
            ("lint: []", "wrong-kind"),
        ]
    )
    func mistakes(settings: String, id: String) {
        let text = "project: Kitchen\nruntime: .\n\(settings)\n"
        let file = SpecFile(path: "specs/project.yml", relativePath: "project.yml", bytes: Array(text.utf8))
        let found = SpecDecoder().decode([file]).diagnostics
        #expect(found.map(\.id) == [id], "\(TextReporter().report(found))")
        #expect(found.allSatisfy { $0.location?.line == 3 && !$0.notes.isEmpty })
    }
}
