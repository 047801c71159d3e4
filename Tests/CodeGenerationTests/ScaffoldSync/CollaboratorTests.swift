import Basics
import CodeGeneration
import Testing

/// A presenter whose scene got an interactor or a wireframe after it was scaffolded.
@Suite struct CollaboratorTests {
    private let alone = """
        @MainActor
        final class JarPresenter {
            weak var view: (any SceneViewContract<JarState>)?

            init(
                descriptor: ViewDescriptor.JarDescriptor,
                view: (any SceneViewContract<JarState>)? = nil
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
                    weak var view: (any SceneViewContract<JarState>)?

                    init(
                        descriptor: ViewDescriptor.JarDescriptor,
                        view: (any SceneViewContract<JarState>)? = nil,
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
            "class Base {\n    var view: V?\n    init(descriptor: D, interactor: I) {}\n}\n"
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

    /// A class of people's own that its view builder can't make, or can't set up, doesn't compile in generated code.
    @Test(arguments: [
        ("weak var view: V?", "init(descriptor: D) {}", ""),
        ("var view: V? { didSet { view?.render() } }", "init(descriptor: D, view: V? = nil, sorting: S = S()) {}", ""),
        (
            "weak var view: V?", "init(view: V) {}",
            "'JarPresenter' is made by 'init(descriptor:)', which none of its initializers takes"
        ),
        (
            "weak var view: V?", "init(descriptor: D, page: Int) {}",
            "'JarPresenter' is made by 'init(descriptor:)', which none of its initializers takes"
        ),
        (
            "private weak var view: V?", "init(descriptor: D) {}",
            "'JarPresenter' has a 'view' that generated code can't set"
        ),
        (
            "private(set) var view: V?", "init(descriptor: D) {}",
            "'JarPresenter' has a 'view' that generated code can't set"
        ),
        ("let view: V? = nil", "init(descriptor: D) {}", "'JarPresenter' has a 'view' that generated code can't set"),
        ("var screen: V?", "init(descriptor: D) {}", "'JarPresenter' doesn't have the 'view' that generated code sets"),
    ])
    func whatGeneratedCodeCannotMakeIsTold(property: String, initializer: String, message: String) throws {
        let source = "class JarPresenter {\n    \(property)\n    \(initializer)\n    func viewDidLoad() {}\n}\n"
        let result = try pantry(interactor: false, routes: false).result(["JarPresenter.swift": source])
        #expect(result.diagnostics.map(\.message) == (message.isEmpty ? [] : [message]))
        #expect(result.diagnostics.allSatisfy { $0.id == "initializer-differs" })
        #expect(result.isComplete == message.isEmpty)
    }

    /// The remedies are what generated code has: followed to the letter, nothing is told.
    @Test(arguments: ["Presenter", "Interactor", "Wireframe"])
    func whatIsToBeWrittenIsMade(part: String) throws {
        let pantry = PantrySync(events: "", routes: "routes: { next: { present: custom } }")
        let members = ["Presenter": "viewDidLoad()", "Interactor": "count() -> Int", "Wireframe": "showNext()"]
        let contract = try #require(members[part])
        let wrong =
            "class Jar\(part) {\n    let view, viewController: Int\n    init(other: Int, interactor: I, wireframe: W) {}\n    func \(contract) {}\n}\n"
        let told = try pantry.result(["Jar\(part).swift": wrong]).diagnostics.filter { $0.id == "initializer-differs" }
        let remedies = told.flatMap(\.notes).map(\.message)
        let written = try remedies.map { try #require($0.firstMatch(of: /'(.*?)'/)).output.1 }
        let right = written.map { $0.hasPrefix("init") ? "    \($0) {}\n" : "    \($0)\n" }.joined()
        let result = try pantry.result(["Jar\(part).swift": "class Jar\(part) {\n\(right)    func \(contract) {}\n}\n"])
        #expect(told.count == (part == "Interactor" ? 1 : 2))
        #expect(result.diagnostics == [] && result.amendments == [])
    }

    /// A presenter that takes no view, as the builder's call has none.
    @Test func anInteractorComesBehindTheDescriptor() throws {
        let source =
            "class JarPresenter {\n    weak var view: V?\n    init(descriptor: D) {\n    }\n    func viewDidLoad() {}\n}\n"
        let amended = try pantry(interactor: true, routes: false).amended(source)
        #expect(
            amended.contains(
                "init(descriptor: D, interactor: any JarInteractorContract) {\n        self.interactor = interactor\n"
            )
        )
    }

    /// A wireframe that was moved out of its generated file has what its routes use from the runtime.
    @Test func aRouteOfAWireframeThatWasMovedOutIsWhole() throws {
        let source =
            "import ViperRuntime\n\nfinal class JarWireframe: SceneWireframe<any JarEnvironment>, JarWireframeContract {\n}\n"
        let pantry = PantrySync(events: "", interactor: "", routes: "routes: { jar: { to: Jar } }")
        let amended = try pantry.amended(source, name: "JarWireframe.swift")
        #expect(amended.contains("SceneNavigator(from: viewController).push(destination)"), "\(amended)")
    }

    /// A struct is made with its properties.
    @Test(arguments: ["let environment: E", "let other: E", "private let environment: E"])
    func aStructIsMadeWithItsProperties(property: String) throws {
        let source = "struct JarInteractor {\n    \(property)\n    func count() -> Int { 0 }\n}\n"
        let result = try PantrySync(events: "").result(["JarInteractor.swift": source])
        let isMade = property == "let environment: E"
        #expect(result.diagnostics.map(\.id) == (isMade ? [] : ["initializer-differs"]))
    }
}
