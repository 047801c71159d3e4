import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Names inside a scene")
struct MemberNameTests {
    @Test(arguments: [
        "view", "interactor", "wireframe", "tasks", "state", "descriptor", "loadView", "render", "title",
    ])
    func events(_ name: String) {
        expectProblems(["M/S.yml": "events: [①\(name)]"], ("reserved-name", "①"))
    }

    /// Tests of both would be called alike.
    @Test(arguments: ["swiftui", "uikit"]) func eventsThatDifferInTheirFirstLetter(style: String) {
        expectProblems(
            ["M/S.yml": "style: \(style)\nevents: [didTap, ①DidTap, diDTap]"],
            ("name-clash", "①")
        )
    }

    /// What a task captures under its own name can't be a parameter, too.
    @Test func parametersOfInteractorMethods() {
        expectProblems(
            ["M/S.yml": "interactor: { save: { parameters: { ①interactor: Int, view: Int, tasks: Int } } }"],
            ("reserved-name", "①")
        )
    }

    @Test func descriptors() {
        expectProblems(
            ["M/S.yml": "parameters: { ①scene: Int, ②Output: Int }"],
            ("reserved-name", "①"),
            ("reserved-name", "②")
        )
    }

    /// Emitted code makes values of these types by their names.
    @Test func namesOfTypesThatEmittedCodeUses() {
        expectProblems(
            ["M/S.yml": "interactor: { ①UnimplementedError: , load: { parameters: { ②SceneFailure: Int } } }"],
            ("reserved-name", "①"),
            ("reserved-name", "②")
        )
        expectProblems(
            ["M/S.yml": "style: mvvm\nevents: [①Parts, ②SceneTasks]"],
            ("reserved-name", "①"),
            ("reserved-name", "②")
        )
    }

    /// The name that the note gives is free.
    @Test(arguments: ["view", "init", "deinit", "endAppearanceTransition", "SceneTasks"])
    func theNoteNamesAFreeName(_ name: String) throws {
        let note = try #require(problems(in: ["M/S.yml": "events: [\(name)]"]).first?.notes.first?.message)
        let free = try #require(note.split(separator: "'").dropFirst().first)
        expectProblems(["M/S.yml": "events: [\(free)]"])
    }

    @Test func observedFields() {
        expectProblems(
            [
                "M/S.yml":
                    "style: mvvm with observation\nstate: { ①Observation: Int, jar: Int, ②_jar: Int, ③borrowing: Bool, consuming: Bool }",
                "project.yml": "project: D\nplatforms: { iOS: '17.0' }\nruntime: .",
            ],
            ("reserved-name", "①"),
            ("reserved-name", "②"),
            ("reserved-name", "③")
        )
    }

    /// `@Published` keeps a field under its name with an underscore, where there is no `@Observable`.
    @Test(arguments: [
        "style: swiftui with combine\nstate: ", "style: mvvm with combine\nparts: { main: { state: ",
    ])
    func publishedFields(scene: String) {
        let end = scene.contains("parts") ? " } }" : ""
        expectProblems(
            ["M/S.yml": scene + "{ jar: Int, ①_jar: Int, borrowing: Bool, _lid: Bool, Observation: Int }" + end],
            ("reserved-name", "①")
        )
        let method = scene.contains("parts") ? "useCase" : "interactor"
        expectProblems(
            ["M/S.yml": scene + "{ ①_failure: Int }" + end + "\n\(method): { load: { throws: true } }"],
            ("reserved-name", "①")
        )
    }

    @Test func driversOfFields() {
        let fields = "state: { ①states: Int, ②BehaviorRelay: Int, accept: Int, ③_accept: Int }"
        let rx = """
            project: D
            runtime: .
            packages: { RxSwift: { url: 'https://example.com/RxSwift', version: '6.9.0', products: [RxSwift, RxRelay, RxCocoa] } }
            """
        expectProblems(
            ["M/S.yml": "style: swiftui with rx\n" + fields, "project.yml": rx],
            ("reserved-name", "①"),
            ("reserved-name", "②"),
            ("reserved-name", "③")
        )
    }

    /// Emitted code says these names without their modules.
    @Test(arguments: ["kind: core", "kind: feature"]) func listedTypes(kind: String) {
        expectProblems(
            [
                "M/module.yml": kind + "\ntypes: [①Bool, ②ViewDescriptor, ③SandboxScene]",
                "project.yml": "project: D\nruntime: .\nservices: { isOn: { type: Bool, default: 'true' } }",
            ],
            ("reserved-name", "①"),
            ("reserved-name", "②"),
            ("reserved-name", "③")
        )
    }

    @Test func typesOfServices() {
        expectProblems(
            [
                "project.yml":
                    "project: D\nruntime: .\nservices: { a: ①Host, b: ②LockedCalls, c: ③ViewDescriptor, d: ④Mocks }"
            ],
            ("reserved-name", "④"),
            ("reserved-name", "①"),
            ("reserved-name", "②"),
            ("reserved-name", "③")
        )
    }

    @Test func repositoryForms() {
        expectProblems(["M/S.yml": "style: mvvm\nrepository: { ①Future: , future: }"], ("reserved-name", "①"))
        expectProblems(
            ["M/S.yml": "style: mvvm\nrepository: { ①Result: , ②completion: , ③_borrowing: , borrowing: }"],
            ("reserved-name", "①"),
            ("reserved-name", "②"),
            ("reserved-name", "③")
        )
        expectProblems(
            [
                "M/S.yml":
                    "style: mvvm\nrepository: { a: { parameters: { ①Future: Int, ②Result: Int, ③awaitCompletion: Int } } }"
            ],
            ("reserved-name", "①"),
            ("reserved-name", "②"),
            ("reserved-name", "③")
        )
    }

    @Test func parametersOfRoutes() {
        expectProblems(
            [
                "M/S.yml": "routes: { t: { to: T, with: [①UINavigationController] } }",
                "M/T.yml": "parameters: { UINavigationController: Int }",
            ],
            ("reserved-name", "①")
        )
    }

    @Test func viewsThatSectionsAreDrawnWith() {
        expectProblems(
            [
                "M/S.yml":
                    "style: swiftui\nstate: { Text: Int, VStack: Int }\ncontents: { c: { s: { state: [①Text, ②VStack] } } }"
            ],
            ("reserved-name", "①"),
            ("reserved-name", "②")
        )
    }

    /// The catalogue of previews makes values of a type of that name.
    @Test func previews() {
        expectProblems(
            ["M/S.yml": "state: { jar: Int }\npreviews: { ①ScenePreview: {}, ②all: {}, scenePreview: {} }"],
            ("reserved-name", "①"),
            ("reserved-name", "②")
        )
    }

    @Test func services() {
        expectProblems(
            ["project.yml": "project: D\nruntime: .\nservices: { ①resolve: A }"],
            ("reserved-name", "①")
        )
    }

    @Test func useCaseMethodsAndServices() {
        expectProblems(
            ["M/module.yml": "useCases: { A: { uses: [client], methods: { ①client: } } }"],
            ("reserved-name", "①")
        )
        expectProblems(["M/S.yml": "uses: [client]\ninteractor: { client: }"])
    }

    @Test func failure() {
        expectProblems(
            ["M/S.yml": "state: { ①failure: Int }\ninteractor: { load: { throws: true } }"],
            ("reserved-name", "①")
        )
        expectProblems(["M/S.yml": "state: { failure: Int }\ninteractor: { load: }"])
    }

    @Test func lifecycle() {
        expectProblems(
            ["M/S.yml": "events: { viewDidLoad: , viewWillAppear: { ①animated: Bool } }"],
            ("lifecycle-event-with-parameters", "①")
        )
    }

    @Test func mocks() {
        expectProblems(["M/S.yml": "events: [load, ①loadCalled]"], ("name-clash", "①"))
        expectProblems(["M/S.yml": "interactor: { load: , ①loadClosure: }"], ("name-clash", "①"))
        expectProblems(
            ["M/S.yml": "interactor: { ①load: { parameters: { invocations: Int } } }"],
            ("name-clash", "①")
        )
        expectProblems(["M/S.yml": "routes: { cart: S, ①Cart: S }"], ("name-clash", "①"))
        expectProblems(["M/S.yml": "events: [①viewDidLoadCalled]"], ("name-clash", "①"))
        expectProblems(
            ["project.yml": "project: D\nruntime: .\nservices: { a: A, ①aStub: B }"],
            ("name-clash", "①")
        )
        expectProblems(["M/S.yml": "events: [load, loadMore]"])
    }
}
