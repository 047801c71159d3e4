import ScaffoldSync
import Testing

/// A view controller that was there before its scene's contracts.
@Suite struct ConnectionTests {
    private let pantry = PantrySync(events: "state: { count: Int }", interactor: "")

    private func amended(_ source: String) throws -> String {
        try pantry.amended(source, name: "JarViewController.swift")
    }

    @Test func itGetsItsContractAndItsPresenter() throws {
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
            final class JarViewController: UIViewController {
                let lid: String
                private(set) var count = 0 // of beans
                private var presenter: (any JarPresenterContract)?

                override func viewDidLoad() {}

                func inject(presenter: any JarPresenterContract) {
                    self.presenter = presenter
                }
            } // old

            extension JarViewController: JarViewContract {
                func render(_ state: JarState) {
                    // TODO: JarViewController.render(_:) is not written yet.
                }
            }

            struct Lid {}

            """
        #expect(amended == expected)
    }

    @Test func anEmptyOneGetsThemToo() throws {
        let amended = try amended("class JarViewController: UIViewController {}\n")
        #expect(
            amended.contains("{\n    private var presenter: (any JarPresenterContract)?\n")
                || amended.contains("presenter: (any JarPresenterContract)?;"),
            "\(amended)"
        )
        #expect(amended.contains("    func inject(presenter: any JarPresenterContract) {\n"), "\(amended)")
    }

    @Test func whatIsListedNamesTheConformance() throws {
        let result = try pantry.result([
            "JarViewController.swift": "final class JarViewController: UIViewController {\n}\n"
        ])
        let members = result.additions.map(\.member)
        #expect(
            members == [
                "JarViewController.inject(presenter:)", "JarViewController: JarViewContract",
                "JarViewController.render(_:)",
            ]
        )
    }

    private let render = "func render(_ state: JarState) {}"
    private let inject = "func inject(presenter: any JarPresenterContract) {}"

    /// Where something states it already, or may do so, nothing is stated twice.
    @Test(arguments: [
        "final class JarViewController: UIViewController, JarViewContract { RENDER; INJECT }",
        "final class JarViewController: UIViewController { RENDER; INJECT }\nextension JarViewController: JarViewContract {}",
        "class Base: JarViewContract { RENDER; INJECT }\nfinal class JarViewController: Base {}",
        "typealias Views = JarViewContract & Other\nfinal class JarViewController: UIViewController, Views { RENDER; INJECT }",
        "protocol Views: JarViewContract {}\nfinal class JarViewController: UIViewController, Views { RENDER; INJECT }",
        "final class JarViewController: UIViewController, JarViewContract { RENDER; var presenter: OldPresenter? }",
        "class Base: UIViewController { var presenter: OldPresenter? }\nfinal class JarViewController: Base, JarViewContract { RENDER }",
        "#if os(iOS)\nfinal class JarViewController: A {}\n#else\nfinal class JarViewController: B {}\n#endif\nextension JarViewController { RENDER }",
    ])
    func nothingIsStatedTwice(source: String) throws {
        let text = source.replacing("RENDER", with: render).replacing("INJECT", with: inject)
        let result = try pantry.result(["JarViewController.swift": text])
        #expect(result.amendments == [], "\(result.additions)")
    }

    /// In the type itself, where the conformance stands, as one piece.
    @Test func bothMembersOfOneBlockAreSetApart() throws {
        let amended = try amended(
            "final class JarViewController: UIViewController, JarViewContract {\n    let lid = 1\n}\n"
        )
        let expected = """
                let lid = 1
                private var presenter: (any JarPresenterContract)?

                func render(_ state: JarState) {
                    // TODO: JarViewController.render(_:) is not written yet.
                }

                func inject(presenter: any JarPresenterContract) {
                    self.presenter = presenter
                }
            }

            """
        #expect(amended.hasSuffix(expected), "\(amended)")
    }
}
