import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Folders of modules")
struct SourcePathTests {
    @Test(arguments: [
        "../x", "/etc", "~/x", "a/../../b", ".hidden", "a//b", "Sources", "Generated/x", "a/Generated", "a\\\\b",
        "a\\\"b", "a\\nb", "Package.swift", "package.resolved", "project.generated.yml", "-x", ".",
    ])
    func refused(_ path: String) {
        expectProblems(["M/module.yml": "sources: ①\"\(path)\""], ("invalid-path", "①"))
    }

    @Test func overlaps() {
        expectProblems(
            ["A/module.yml": "sources: Modules/A", "B/module.yml": "sources: ①Modules/a/B"],
            ("invalid-path", "①")
        )
        expectProblems(["A/S.yml": "", "B/module.yml": "sources: ①Sources/A"], ("invalid-path", "①"))
    }

    @Test func links() {
        expectProblems(
            ["A/module.yml": "sources: ①Modules/A", "B/S.yml": "②"],
            ("not-a-plain-file", "①"),
            ("not-a-plain-file", "②"),
            facts: TargetPackageFacts(escapes: ["Modules/A": "/etc", "Sources/B": "/tmp"])
        )
    }

    @Test(arguments: ["specs", "Specs", "specs/Recipes", "Design", "Design/specs"])
    func theFolderOfTheSpecs(_ path: String) {
        let found = expectProblems(
            ["M/module.yml": "sources: ①\(path)"],
            ("invalid-path", "①"),
            facts: TargetPackageFacts(specsFolder: path.hasPrefix("Design") ? "Design/specs" : "specs")
        )
        #expect(found.notes.hasSuffix("for example: sources: Modules/M"))
        expectProblems(["M/module.yml": "sources: Modules/M"], facts: TargetPackageFacts(specsFolder: "specs"))
    }

    @Test func moved() throws {
        #expect(try project(["A/module.yml": "sources: Modules/A/"]).features[0].sources == "Modules/A")
    }
}
