import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Routes")
struct RouteTests {
    private let details = "parameters: { id: Int64, title: { type: String, default: \"\" } }"

    @Test func unknownScenes() {
        let found = expectProblems(
            ["M/Cart.yml": "routes: { a: ①Crat, b: { to: ②Elsewhere } }"],
            ("unknown-name", "①"),
            ("unknown-name", "②")
        )
        #expect(found.notes.contains("did you mean 'Cart'?"))
    }

    @Test func missingParameters() {
        let found = expectProblems(
            ["M/A.yml": "routes:\n  ①b: B", "N/B.yml": details],
            ("missing-parameter", "①")
        )
        #expect(found.notes.contains("with: [id]"))
    }

    @Test func unknownParameters() {
        expectProblems(
            ["M/A.yml": "routes:\n  b: { to: B, with: [id, ①page] }", "N/B.yml": details],
            ("unknown-name", "①")
        )
    }

    @Test func misspeltParametersAreToldOnce() {
        let found = expectProblems(
            ["M/A.yml": "routes:\n  b: { to: B, with: [①ids] }", "N/B.yml": "parameters: { id: Int64 }"],
            ("unknown-name", "①")
        )
        #expect(found.notes == "did you mean 'id'?")
        // One that needn't be handed over.
        let optional = expectProblems(
            ["M/A.yml": "routes:\n  b: { to: B, with: [id, ①titel] }", "N/B.yml": details],
            ("unknown-name", "①")
        )
        #expect(optional.notes == "did you mean 'title'?")
    }

    @Test func typesAreTheDescriptorsAlone() {
        let found = expectProblems(
            ["M/A.yml": "routes:\n  b: { to: B, with: { id: ①Int64, title: String } }", "N/B.yml": details],
            ("parameter-mismatch", "①")
        )
        #expect(found.notes == "write their names only: with: [id, title]")
    }

    /// Each note has the whole list.
    @Test func aNoteOnWhatIsHandedOverIsRightInAll() {
        let found = expectProblems(
            ["M/A.yml": "routes:\n  ①b: { to: B, with: { ②page: ③Int, title: String } }", "N/B.yml": details],
            ("missing-parameter", "①"),
            ("unknown-name", "②"),
            ("parameter-mismatch", "③")
        )
        #expect(found.notes.contains("write their names only: with: [title, id]"))
        #expect(found.notes.contains("add it: with: [title, id]"))
    }

    @Test func typesOfTheDescriptor() throws {
        let route = try project(["M/A.yml": "routes: { b: { to: B, with: [id] } }", "N/B.yml": details]).features[0]
            .scenes[0].routes[0]
        #expect(route.parameters.map(\.type.text) == ["Int64"])
        #expect(route.destination == .scene(SceneReference(feature: "N", scene: "B")))
        #expect(route.presentation == .push)
    }

    @Test func pages() throws {
        let scene = try project(["M/A.yml": "routes: { a: { to: https://example.com/a?b=c }, b: { present: web } }"])
            .features[0].scenes[0]
        #expect(scene.routes.map(\.destination) == [.fixedPage("https://example.com/a?b=c"), .page])
        let short = try project(["M/A.yml": "routes: { a: https://example.com/a?b=c, b: { present: web } }"])
        #expect(short.features[0].scenes[0].routes.map(\.destination) == scene.routes.map(\.destination))
        #expect(short.features[0].scenes[0].routes.map(\.presentation) == [.web, .web])
        #expect(scene.routes[1].parameters.map(\.name) == ["url"])
        #expect(scene.routes[1].parameters.map(\.type.text) == ["URL"])
    }

    @Test(arguments: [
        "ftp://example.com", "https://", "https:///x", "https://a b", "https://a\\\"b", "https://a\\nb",
        "https://a/\\\\(x)",
    ])
    func notPages(_ url: String) {
        expectProblems(["M/A.yml": "routes: { a: { to: ①\"\(url)\" } }"], ("invalid-value", "①"))
    }

    /// Which tabs there are isn't known then.
    @Test func aMistakeInTabsIsToldOnce() {
        let project = "project: P\nruntime: .\n"
        let routes = "routes: { a: { present: tab S }, b: { present: tab 7 } }"
        expectProblems(["project.yml": project + "tabs: [①s]", "M/S.yml": routes], ("invalid-name", "①"))
        expectProblems(["project.yml": project + "①tabz: [S]", "M/S.yml": routes], ("unknown-key", "①"))
        expectProblems(["project.yml": project + "tabs: [S, ①S]", "M/S.yml": routes], ("listed-twice", "①"))
    }

    @Test func keysThatBelongTogether() {
        expectProblems(["M/A.yml": "routes: { ①a: {} }"], ("missing-key", "①"))
        expectProblems(["M/A.yml": "routes: { ①a: { present: sheet } }"], ("missing-key", "①"))
        expectProblems(["M/A.yml": "routes: { a: { to: A, present: tab 1 } }"])
        expectProblems(
            ["M/A.yml": "routes: { a: { present: tab 1, to: ①https://example.com } }"],
            ("conflicting-keys", "①")
        )
        expectProblems(["M/A.yml": "routes: { a: { present: tab 1, with: [①x] } }"], ("conflicting-keys", "①"))
        expectProblems(
            ["M/A.yml": "routes: { a: { present: push, to: ①https://example.com } }"],
            ("conflicting-keys", "①")
        )
        expectProblems(["M/A.yml": "routes: { a: { to: A, ①url: https://example.com } }"], ("unknown-key", "①"))
        expectProblems(["M/A.yml": "routes: { a: { present: web, with: { ①x: Int } } }"], ("conflicting-keys", "①"))
        expectProblems(["M/A.yml": "routes: { a: { present: webView, with: { ①x: Int } } }"], ("conflicting-keys", "①"))
        expectProblems(["M/A.yml": "routes: { a: { present: webView, to: ①A } }"], ("conflicting-keys", "①"))
        expectProblems(["M/A.yml": "routes: { a: { present: ①webview } }"], ("unknown-value", "①"))
        expectProblems(
            ["M/A.yml": "routes: { a: { present: custom, with: [①x] } }"],
            ("missing-key", "①")
        )
    }

    @Test func webViewsAskAboutLinks() throws {
        let source = "routes: { a: { present: webView, to: https://example.com }, b: { present: webView } }"
        let routes = try project(["M/A.yml": source]).features[0].scenes[0].routes
        #expect(routes.map(\.presentation) == [.webView, .webView])
        #expect(routes[0].destination == .fixedPage("https://example.com"))
        #expect(routes[1].destination == .page)
        #expect(routes.map { $0.parameters.map(\.name) } == [["onLink"], ["url", "onLink"]])
        #expect(routes[0].parameters[0].type.text == "@escaping @MainActor @Sendable (URL) -> WebLinkAnswer")
    }

    @Test func modals() throws {
        let source =
            "routes: { a: { to: A, present: formSheet with bar }, b: { present: custom, with: { x: Int } } }"
        let routes = try project(["M/A.yml": source]).features[0].scenes[0].routes
        #expect(routes[0].presentation.isModal && routes[0].presentation.hasBar)
        #expect(routes[0].presentation.modalStyle == "formSheet")
        #expect(routes[1].destination == .none)
        #expect(routes[1].parameters.map(\.name) == ["x"])
    }

    @Test func aWayBackToAScene() throws {
        let specs = [
            "M/A.yml": "parameters: { id: Int }\nreturns: Int\nroutes: { back: { present: pop } }",
            "M/B.yml": "routes: { done: { to: A, present: popTo }, next: { to: C } }",
            "M/C.yml": "returns: Int\nroutes: { home: { to: B, present: popTo } }",
        ]
        let scenes = try project(specs).features[0].scenes
        let done = scenes[1].routes[0]
        #expect(done.methodName == "done")
        #expect(done.parameters.isEmpty)
        #expect(done.result == nil)
        #expect(scenes[2].routes[0].parameters.map(\.name) == ["result"])
        expectProblems(["M/A.yml": "routes: { ①done: { present: popTo } }"], ("missing-key", "①"))
        expectProblems(
            ["M/A.yml": "routes: { list: B, ①showList: { to: B, present: popTo } }", "M/B.yml": ""],
            ("name-clash", "①")
        )
        expectProblems(["M/A.yml": "routes: { done: { to: ①Bb, present: popTo } }"], ("unknown-name", "①"))
        expectProblems(
            ["M/A.yml": "routes: { done: { to: A, with: [①id], present: popTo } }\nparameters: { id: Int }"],
            ("conflicting-keys", "①")
        )
    }

    @Test(arguments: ["close", "pop", "root"])
    func waysBack(way: String) throws {
        let route = try project(["M/A.yml": "routes: { done: { present: \(way) } }"]).features[0].scenes[0].routes[0]
        #expect(route.methodName == "done")
        let short = expectProblems(["M/A.yml": "routes: { done: ①\(way) }"], ("wrong-kind", "①"))
        #expect(short.notes == "write it as: done: { present: \(way) }")
        expectProblems(
            ["M/A.yml": "routes: { done: { to: ①B, present: \(way) } }", "M/B.yml": ""],
            ("conflicting-keys", "①")
        )
        expectProblems(
            ["M/A.yml": "routes: { done: { with: { ①id: Int }, present: \(way) } }"],
            ("conflicting-keys", "①")
        )
        expectProblems(
            ["M/A.yml": "routes: { ①environment: { present: \(way) } }"],
            ("reserved-name", "①")
        )
    }
}
