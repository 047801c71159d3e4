import Diagnostics
import ScaffoldSync
import Testing

/// A presenter whose scene got an interactor or a wireframe after it was scaffolded.
@Suite struct CollaboratorTests {
    private let alone = """
        @MainActor
        final class JarPresenter {
            private weak var view: (any JarViewContract)?

            init(
                descriptor: ViewDescriptor.JarDescriptor,
                view: any JarViewContract
            ) {
                self.view = view
            }
        }

        extension JarPresenter: JarPresenterContract {
            func viewDidLoad() {}
        }

        """

    private func pantry(interactor: Bool, routes: Bool) -> PantrySync {
        PantrySync(events: "", interactor: interactor ? "interactor: {}" : "", routes: routes ? "routes: {}" : "")
    }

    @Test func bothAreAddedInTheBuildersOrder() throws {
        let amended = try pantry(interactor: true, routes: true).amended(alone)
        #expect(
            amended.contains(
                """
                final class JarPresenter {
                    private let interactor: any JarInteractorContract
                    private let wireframe: any JarWireframeContract
                    private weak var view: (any JarViewContract)?

                    init(
                        descriptor: ViewDescriptor.JarDescriptor,
                        view: any JarViewContract,
                        interactor: any JarInteractorContract,
                        wireframe: any JarWireframeContract
                    ) {
                        self.interactor = interactor
                        self.wireframe = wireframe
                        self.view = view
                    }
                }

                """
            )
        )
    }

    @Test func anInteractorComesBeforeTheWireframeThatIsThere() throws {
        let source = "class JarPresenter {\n\tinit(view: any V, wireframe: any W = w) { self.w = wireframe }\n}\n"
        let result = try pantry(interactor: true, routes: true).result([
            "JarPresenter.swift": source + "extension JarPresenter { func viewDidLoad() {} }\n"
        ])
        let amended = String(decoding: try #require(result.amendments.first).after, as: UTF8.self)
        #expect(
            amended.hasPrefix(
                """
                class JarPresenter {
                \tprivate let interactor: any JarInteractorContract
                \tinit(view: any V, interactor: any JarInteractorContract, wireframe: any W = w) { self.interactor = interactor; self.w = wireframe }
                }
                """
            )
        )
        #expect(result.additions.map(\.member) == ["JarPresenter.interactor"])
    }

    @Test func whoElseMakesOneIsTold() throws {
        let result = try pantry(interactor: true, routes: false).result(["JarPresenter.swift": alone])
        #expect(result.diagnostics.map(\.id) == ["initializer-grew"])
        #expect(result.diagnostics.first?.severity == .warning)
        #expect(result.diagnostics.first?.location?.line == 5)
        #expect(
            result.diagnostics.first?.notes.first?.message.contains("interactor: MockJarInteractorContract()") == true
        )
    }

    @Test(arguments: [
        // Two ways to make one.
        "class JarPresenter {\n    init(view: V) {}\n    init(view: V, other: Int) {}\n    func viewDidLoad() {}\n}\n",
        // Nothing that a parameter could be put behind.
        "class JarPresenter {\n    init(screen: V) {}\n    func viewDidLoad() {}\n}\n",
        // The name is taken.
        "class JarPresenter {\n    let interactor: Int\n    init(view: V) {}\n    func viewDidLoad() {}\n}\n",
    ])
    func whatIsUnclearIsTold(_ source: String) throws {
        let result = try pantry(interactor: true, routes: false).result(["JarPresenter.swift": source])
        #expect(result.amendments == [])
        #expect(result.diagnostics.map(\.id) == ["initializer-differs"])
        #expect(result.diagnostics.first?.location?.path.hasSuffix("JarPresenter.swift") == true)
    }

    @Test func whatASuperclassTakesIsTaken() throws {
        let source =
            "class Base {\n    init(view: V, interactor: I) {}\n}\n"
            + "class JarPresenter: Base {\n    func viewDidLoad() {}\n}\n"
        let result = try pantry(interactor: true, routes: false).result(["JarPresenter.swift": source])
        #expect(result.amendments == [] && result.diagnostics == [])
    }

    @Test func whatASceneNoLongerHasIsTold() throws {
        let source = "class JarPresenter {\n    init(view: V, interactor: I) {}\n    func viewDidLoad() {}\n}\n"
        let result = try pantry(interactor: false, routes: false).result(["JarPresenter.swift": source])
        #expect(result.amendments == [])
        #expect(result.diagnostics.map(\.id) == ["member-not-asked-for"])
        #expect(result.diagnostics.first?.location?.line == 2)
    }
}
