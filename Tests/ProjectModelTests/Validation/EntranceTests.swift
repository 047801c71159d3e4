import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Where an app starts")
struct EntranceTests {
    private func with(_ line: String) -> String { "project: Demo\nruntime: .\n\(line)" }

    @Test func unknownScenes() {
        let found = expectProblems(["project.yml": with("start: ①Seach"), "M/Search.yml": ""], ("unknown-name", "①"))
        #expect(found.notes == "did you mean 'Search'?")
        expectProblems(["project.yml": with("tabs: [Search, ①Top]"), "M/Search.yml": ""], ("unknown-name", "①"))
    }

    @Test func parametersNeedDefaults() {
        expectProblems(
            ["project.yml": with("start: ①A"), "M/A.yml": "parameters: { id: Int }"],
            ("missing-default", "①")
        )
    }

    @Test func found() throws {
        let sources = ["project.yml": with("start: A"), "M/A.yml": "parameters: { id: { type: Int, default: 1 } }"]
        #expect(try project(sources).entrance == .scene(SceneReference(feature: "M", scene: "A")))
    }

    @Test func eitherStartOrTabs() {
        expectProblems(["project.yml": with("start: A\n①tabs: [A]"), "M/A.yml": ""], ("conflicting-keys", "①"))
    }

    @Test func tabsOfRoutes() {
        expectProblems(
            ["project.yml": with("tabs: [A]"), "M/A.yml": "routes: { r: { present: ①tab 1 } }"],
            ("unknown-name", "①")
        )
    }

    @Test func tabsNamedByTheirScenes() {
        let tabs = with("tabs: [Search, Top]")
        let route = "routes: { r: { present: ①tab %@ } }"
        let files = { (scene: String, project: String) in
            ["project.yml": project, "M/Search.yml": route.replacing("%@", with: scene), "M/Top.yml": ""]
        }
        let near = expectProblems(files("Tip", tabs), ("unknown-name", "①"))
        #expect(near.notes == "did you mean 'Top'?")
        let other = expectProblems(files("Recipes", tabs), ("unknown-name", "①"))
        #expect(other.notes == "write one of 'Search', 'Top'")
        let none = expectProblems(files("Top", with("")), ("unknown-name", "①"))
        #expect(none.notes == "add 'tabs: [Top]' to specs/project.yml, or write the tab's number")
        for (start, all) in [("Search", "Search, Top"), ("Top", "Top")] {
            let found = expectProblems(files("Top", with("start: \(start)")), ("unknown-name", "①"))
            let note = "write 'tabs: [\(all)]' in place of 'start' in specs/project.yml, or write the tab's number"
            #expect(found.notes == note)
            expectProblems(files("Top", with("tabs: [\(all)]")).mapValues { $0.replacing("①", with: "") })
        }
        expectProblems(files("Top", tabs).mapValues { $0.replacing("①", with: "") })
    }

    @Test func whatATabShows() throws {
        let tabs = with(#"tabs: { Search: , Top: { title: "Shop", image: system(cart) } }"#)
        let entrance = try project(["project.yml": tabs, "M/Search.yml": "", "M/Top.yml": ""]).entrance
        let search = Tab(scene: SceneReference(feature: "M", scene: "Search"))
        let top = Tab(scene: SceneReference(feature: "M", scene: "Top"), title: #""Shop""#, image: .symbol("cart"))
        #expect(entrance == .tabs([search, top]))
    }

    /// As written, and not as sorted, however a tab is written.
    @Test(arguments: ["[Top, Search, Bag]", "{ Top: , Search: , Bag: }", "{ Top: { image: cart }, Search: , Bag: {} }"])
    func tabsAreInTheOrderOfTheFile(tabs: String) throws {
        let files = ["project.yml": with("tabs: \(tabs)"), "M/Search.yml": "", "M/Top.yml": "", "M/Bag.yml": ""]
        #expect(try project(files).entrance.tabs.map(\.scene.scene) == ["Top", "Search", "Bag"])
    }

    @Test func mistakesInATab() {
        let files = { (tabs: String) in ["project.yml": with("tabs: \(tabs)"), "M/Top.yml": ""] }
        for image in ["system()", "system(a", "\"system(\""] {
            expectProblems(files("{ Top: { image: ①\(image) } }"), ("invalid-value", "①"))
        }
        let found = expectProblems(files("{ Top: { ①systemImage: book } }"), ("unknown-key", "①"))
        #expect(found.notes.contains("write it as: image: system(book)"))
        expectProblems(files("{ ①Tip: { image: cart } }"), ("unknown-name", "①"))
        let listed = expectProblems(files("[Top, ①{ scene: Top, image: cart }]"), ("wrong-kind", "①"))
        #expect(listed.notes.hasPrefix("write each tab by its scene: tabs: {"))
        let named = expectProblems(files("{ Top: { ①scene: Top } }"), ("unknown-key", "①"))
        #expect(named.notes.contains("write the scene in front: tabs: { Top: {"))
    }
}
