import Diagnostics
import ProjectModel
import SwiftReading
import Testing

@Suite("Names inside a scene")
struct MemberNameTests {
    @Test(arguments: [
        "view", "interactor", "wireframe", "tasks", "state", "descriptor", "inject", "loadView", "render", "title",
    ])
    func events(_ name: String) {
        expectProblems(["M/S.yml": "events: [①\(name)]"], ("reserved-name", "①"))
    }

    /// A SwiftUI view's delegate reports both by one method.
    @Test func eventsThatDifferInTheirFirstLetter() {
        expectProblems(
            ["M/S.yml": "style: swiftui\nevents: [didTap, ①DidTap, diDTap]"],
            ("names-differ-in-case", "①")
        )
        expectProblems(["M/S.yml": "events: [didTap, DidTap]"])
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

    @Test func services() {
        expectProblems(
            ["project.yml": "project: D\nruntime: { path: . }\nservices: { ①resolve: A }"],
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
        expectProblems(["M/S.yml": "events: [load, ①loadCalled]"], ("mock-name-clash", "①"))
        expectProblems(["M/S.yml": "interactor: { load: , ①loadClosure: }"], ("mock-name-clash", "①"))
        expectProblems(
            ["M/S.yml": "interactor: { ①load: { parameters: { invocations: Int } } }"],
            ("mock-name-clash", "①")
        )
        expectProblems(["M/S.yml": "routes: { cart: S, ①Cart: S }"], ("mock-name-clash", "①"))
        expectProblems(["M/S.yml": "events: [①viewDidLoadCalled]"], ("mock-name-clash", "①"))
        expectProblems(
            ["project.yml": "project: D\nruntime: { path: . }\nservices: { a: A, ①aStub: B }"],
            ("mock-name-clash", "①")
        )
        expectProblems(["M/S.yml": "events: [load, loadMore]"])
    }
}
