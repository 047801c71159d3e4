import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Scenes inside of others")
struct ChildTests {
    private let badge = "parameters: { id: Int64, size: { type: Int, default: 1 } }"

    @Test func childrenAreResolved() throws {
        let scene = try project([
            "M/Top.yml": "children: { banner: Banner, badge: { to: Badge, with: [id] } }",
            "M/Banner.yml": "style: swiftui", "N/Badge.yml": badge + "\noutput: EmbeddedScene",
        ]).features[0].scenes[1]
        #expect(scene.children.map(\.name) == ["banner", "badge"])
        #expect(scene.children[1].destination == SceneReference(feature: "N", scene: "Badge"))
        #expect(scene.children[1].parameters.map(\.type.text) == ["Int64"])
        #expect(scene.children.map(\.output) == [.viewController, .embeddedScene])
    }

    @Test func destinations() {
        let found = expectProblems(
            ["M/Top.yml": "children: { a: ①Tip, b: { to: ②Elsewhere } }"],
            ("unknown-name", "①"),
            ("unknown-name", "②")
        )
        #expect(found.notes.contains("did you mean 'Top'?"))
    }

    @Test func whatTheyAreHanded() {
        expectProblems(
            ["M/Top.yml": "children: { ①a: Badge }", "N/Badge.yml": badge],
            ("missing-parameter", "①")
        )
        expectProblems(
            ["M/Top.yml": "children: { a: { to: Badge, with: { id: ①Int, ②page: Int } } }", "N/Badge.yml": badge],
            ("parameter-mismatch", "①"),
            ("unknown-name", "②")
        )
        expectProblems(
            [
                "M/Top.yml": "children: { a: { to: Badge, with: [①container] } }",
                "N/Badge.yml": "parameters: { container: Int }",
            ],
            ("reserved-name", "①")
        )
    }

    @Test func keys() {
        expectProblems(["M/Top.yml": "children: { a: ①{} }"], ("missing-key", "①"))
        expectProblems(["M/Top.yml": "children: { a: ①[A, B] }"], ("wrong-kind", "①"))
        expectProblems(
            ["M/Top.yml": "children: { a: { to: Badge, present: ①sheet } }", "N/Badge.yml": "output: EmbeddedScene"],
            ("conflicting-keys", "①")
        )
        expectProblems(["M/Top.yml": "children: { a: ①https://example.com }"], ("invalid-name", "①"))
        expectProblems(["M/Top.yml": "children: { a: { to: ①https://example.com } }"], ("invalid-name", "①"))
        expectProblems(["M/Top.yml": "children: ①[Badge]", "N/Badge.yml": ""], ("wrong-kind", "①"))
        expectProblems(
            ["M/Top.yml": "children: { badge: Badge, ①Badge: Badge }", "N/Badge.yml": ""],
            ("name-clash", "①")
        )
        expectProblems(
            ["Demo/Old.yml": "style: legacy\nclass: Old\n①children: { badge: Badge }", "N/Badge.yml": ""],
            ("misplaced-key", "①")
        )
    }

    @Test func noSceneIsInsideOfItself() {
        expectProblems(["M/A.yml": "children: { a: ①A }"], ("cyclic-reference", "①"))
        let found = expectProblems(
            [
                "M/A.yml": "children: { b: ①B }", "N/B.yml": "children: { c: ②C }",
                "N/C.yml": "children: { a: A, b: B }",
            ],
            ("cyclic-reference", "①"),
            ("cyclic-reference", "②")
        )
        #expect(found[0].message == "a scene would be inside of itself: A → B → C → A")
    }
}
