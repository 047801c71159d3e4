import CodeGeneration
import Testing

/// A view controller that was there before its scene's contracts.
@Suite struct ConnectionTests {
    private let pantry = PantrySync(events: "state: { count: Int }", interactor: "")

    private func amended(_ source: String) throws -> String {
        try pantry.amended(source, name: "JarViewController.swift")
    }

    @Test func itGetsItsContract() throws {
        let amended = try amended(
            """
            final class JarViewController: UIViewController {
                let lid: String
                private(set) var count = 0 // of beans

                override func viewDidLoad() {}
            } // old

            struct Lid {}

            """
        )
        let expected = """
            import ViperRuntime

            final class JarViewController: UIViewController {
                let lid: String
                private(set) var count = 0 // of beans

                override func viewDidLoad() {}
            } // old

            extension JarViewController: SceneViewContract {
                func render(_ state: JarState) {
                    // TODO: JarViewController.render(_:) is not written yet.
                }
            }

            struct Lid {}

            """
        #expect(amended == expected)
    }

    @Test func anEmptyOneGetsItToo() throws {
        let amended = try amended("class JarViewController: UIViewController {}\n")
        let expected = """
            import ViperRuntime

            class JarViewController: UIViewController {}

            extension JarViewController: SceneViewContract {
                func render(_ state: JarState) {
                    // TODO: JarViewController.render(_:) is not written yet.
                }
            }

            """
        #expect(amended == expected)
    }

    /// In the type itself, where the conformance stands.
    @Test func oneThatStatesItGetsItsMembers() throws {
        let amended = try amended(
            "final class JarViewController: UIViewController, SceneViewContract {\n    let lid = 1\n}\n"
        )
        let expected = """
            import ViperRuntime

            final class JarViewController: UIViewController, SceneViewContract {
                let lid = 1

                func render(_ state: JarState) {
                    // TODO: JarViewController.render(_:) is not written yet.
                }
            }

            """
        #expect(amended == expected)
    }

    @Test func whatIsListedNamesTheConformance() throws {
        let result = try pantry.result([
            "JarViewController.swift": "final class JarViewController: UIViewController {\n}\n"
        ])
        let members = result.additions.map(\.member)
        #expect(members == ["JarViewController: SceneViewContract", "JarViewController.render(_:)"])
    }

    private let render = "func render(_ state: JarState) {}"

    /// Where something states it already, or may do so, nothing is stated twice.
    @Test(arguments: [
        "final class JarViewController: UIViewController, SceneViewContract { RENDER }",
        "final class JarViewController: UIViewController { RENDER }\nextension JarViewController: SceneViewContract {}",
        "class Base: SceneViewContract { RENDER }\nfinal class JarViewController: Base {}",
        "typealias Views = SceneViewContract & Other\nfinal class JarViewController: UIViewController, Views { RENDER }",
        "protocol Views: SceneViewContract {}\nfinal class JarViewController: UIViewController, Views { RENDER }",
        "#if os(iOS)\nfinal class JarViewController: A {}\n#else\nfinal class JarViewController: B {}\n#endif\nextension JarViewController { RENDER }",
    ])
    func nothingIsStatedTwice(source: String) throws {
        let text = source.replacing("RENDER", with: render)
        let result = try pantry.result(["JarViewController.swift": text])
        #expect(result.amendments == [], "\(result.additions)")
    }
}
