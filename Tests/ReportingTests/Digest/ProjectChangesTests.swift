import ProjectModel
import Reporting
import Testing

@Suite struct ProjectChangesTests {
    private func specs(_ scenes: [String: String]) throws -> SpecSet {
        let project = "project: Pantry\nruntime: { url: https://example.com/ViperGen, version: 1.0.0 }\n"
        let files = ["project.yml": project].merging(scenes) { $1 }.map { path, text in
            SpecFile(path: "specs/\(path)", relativePath: path, bytes: Array(text.utf8))
        }
        return try #require(SpecDecoder().decode(files).specs)
    }

    private func names(_ parts: [ProjectPart]) -> [String] { parts.map { "\($0.kind) \($0.name) \($0.place)" } }

    @Test func aSceneThatWasThereTwiceDidNotMove() throws {
        let twice = try specs(["Shop/Cart.yml": "style: uikit\n", "Home/Cart.yml": "style: uikit\n"])
        let once = try specs(["Shop/Cart.yml": "style: uikit\n", "Home/Lid.yml": "style: uikit\n"])
        let changes = ProjectChanges(from: twice, to: once)
        #expect(changes.moved.isEmpty)
        #expect(names(changes.came) == ["scene Lid in Home"])
        #expect(names(changes.went) == ["scene Cart in Home"])
        #expect(ProjectChanges(from: twice, to: twice).isEmpty)
    }

    @Test func allOfAProjectThatHadNoSpecsCame() throws {
        let routes = """
            routes: { page: { present: web }, tab: { present: tab 1 }, own: { present: custom }, done: { present: close } }

            """
        let changes = ProjectChanges(from: nil, to: try specs(["Shop/Cart.yml": routes]))
        #expect(
            names(changes.came) == [
                "module Pantry of kind app", "module PantryCore of kind core", "module Shop of kind feature",
                "scene Cart in Shop", "route Cart.done back", "route Cart.own by its own code",
                "route Cart.page to a web page", "route Cart.tab to tab 1",
            ]
        )
        #expect(changes.moved.isEmpty && changes.went.isEmpty)
    }

    /// An old key may have hidden a route, but not that its scene was there.
    @Test func routesOfASceneWithErrorsAreNotCompared() throws {
        let present = try specs(["Shop/Cart.yml": "routes: { lid: { to: Lid } }\n", "Shop/Lid.yml": "style: uikit\n"])
        let former = try specs(["Shop/Cart.yml": "style: uikit\n"])
        let changes = ProjectChanges(from: former, faulty: ["specs/Shop/Cart.yml"], to: present)
        #expect(names(changes.came) == ["scene Lid in Shop"])
    }
}
