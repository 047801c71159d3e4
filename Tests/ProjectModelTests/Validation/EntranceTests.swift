import Diagnostics
import ProjectModel
import SwiftReading
import Testing

@Suite("Where an app starts")
struct EntranceTests {
    private func with(_ line: String) -> String { "project: Demo\nruntime: { path: . }\n\(line)" }

    @Test func unknownScenes() {
        let found = expectProblems(["project.yml": with("start: ①Seach"), "M/Search.yml": ""], ("unknown-scene", "①"))
        #expect(found.notes == "did you mean 'Search'?")
        expectProblems(["project.yml": with("tabs: [Search, ①Top]"), "M/Search.yml": ""], ("unknown-scene", "①"))
    }

    @Test func parametersNeedDefaults() {
        expectProblems(
            ["project.yml": with("start: ①A"), "M/A.yml": "parameters: { id: Int }"],
            ("start-needs-defaults", "①")
        )
    }

    @Test func found() throws {
        let sources = ["project.yml": with("start: A"), "M/A.yml": "parameters: { id: { type: Int, default: 1 } }"]
        #expect(try project(sources).entrance == .scene(SceneReference(feature: "M", scene: "A")))
    }

    @Test func eitherStartOrTabs() {
        expectProblems(["project.yml": with("start: A\ntabs: [①A]"), "M/A.yml": ""], ("conflicting-keys", "①"))
    }

    @Test func tabsOfRoutes() {
        expectProblems(
            ["project.yml": with("tabs: [A]"), "M/A.yml": "routes: { r: { present: tab, tab: ①1 } }"],
            ("no-such-tab", "①")
        )
    }
}
