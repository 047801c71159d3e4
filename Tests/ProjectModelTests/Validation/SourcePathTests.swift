import Diagnostics
import ProjectModel
import SwiftReading
import Testing

@Suite("Folders of modules")
struct SourcePathTests {
    @Test(arguments: [
        "../x", "/etc", "~/x", "a/../../b", ".hidden", "a//b", "Sources", "Generated/x", "a/Generated", "a\\\\b",
        "a\\\"b", "a\\nb",
    ])
    func refused(_ path: String) {
        expectProblems(["M/module.yml": "sources: ①\"\(path)\""], ("bad-sources-path", "①"))
    }

    @Test func overlaps() {
        expectProblems(
            ["A/module.yml": "sources: Modules/A", "B/module.yml": "sources: ①Modules/a/B"],
            ("overlapping-sources", "①")
        )
        expectProblems(["A/S.yml": "", "B/module.yml": "sources: ①Sources/A"], ("overlapping-sources", "①"))
    }

    @Test func links() {
        expectProblems(
            ["A/module.yml": "sources: ①Modules/A", "B/S.yml": "②"],
            ("sources-leave-package", "①"),
            ("sources-leave-package", "②"),
            facts: TargetPackageFacts(escapes: ["Modules/A": "/etc", "Sources/B": "/tmp"])
        )
    }

    @Test func moved() throws {
        #expect(try project(["A/module.yml": "sources: Modules/A/"]).features[0].sources == "Modules/A")
    }
}
