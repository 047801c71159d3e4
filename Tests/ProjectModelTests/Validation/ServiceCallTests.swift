import Basics
import ProjectModel
import SpecTestSupport
import Testing

@Suite("Methods that only call a service")
struct ServiceCallTests {
    private let project = "project: Demo\nruntime: .\nservices: { shelf: Shelf, clock: Clocks }"

    private func specs(_ method: String, uses: String = "shelf") -> [String: String] {
        ["project.yml": project, "M/S.yml": "uses: [\(uses)]\ninteractor: { fetch: { \(method) } }"]
    }

    @Test func areReadAsSwiftNamesThem() throws {
        let parameters = "parameters: { id: Int, limit: Int }"
        let method = try #require(
            try SpecTestSupport.project(specs("\(parameters), returns: Int, calls: 'shelf.book(_:after:)'"))
                .features[0].scenes[0].interactor.first
        )
        #expect(method.call?.service == "shelf" && method.call?.member == "book")
        #expect(method.call?.labels == ["_", "after"])
        expectProblems(specs("calls: shelf.clear()"))
        expectProblems(specs("returns: Int, calls: shelf.count"))
        #expect(ServiceCall("shelf.count")?.labels == nil && ServiceCall("shelf.clear()")?.labels == [])
    }

    @Test(arguments: [
        "shelf", "shelf.", ".clear()", "shelf.clear(", "shelf.clear)", "shelf.clear(id)", "shelf.book(id: 1)",
        "shelf.books.first()", "shelf.clear() ?? 1", "shelf.cl ear()", "shelf.a(:)", "shelf.a(b::)",
    ])
    func nothingElseIsCopiedIntoCode(text: String) {
        let problems = expectProblems(specs("calls: ①'\(text)'"), ("invalid-swift", "①"))
        #expect(problems.notes.contains("repository.recipe(id:)"))
    }

    @Test func goToServicesOfTheScene() {
        let listed = expectProblems(specs("calls: ①clock.now()"), ("call-of-other-service", "①"))
        #expect(listed.notes == "add 'clock' to 'uses'")
        let near = expectProblems(specs("calls: ①shelv.clear()"), ("call-of-other-service", "①"))
        #expect(near.notes == "did you mean 'shelf'?")
        expectProblems(specs("calls: clock.now()", uses: "shelf, clock"))
        let module = "useCases: { Clear: { methods: { execute: {} } } }"
        let files = specs("calls: ①Clear.execute()", uses: "Clear").merging(["M/module.yml": module]) { $1 }
        #expect(expectProblems(files, ("call-of-other-service", "①")).notes.hasPrefix("remove 'calls'"))
    }

    @Test func handOnAllParameters() {
        let few = expectProblems(
            specs("parameters: { id: Int, at: Int }, calls: ①shelf.book(id:)"),
            ("call-arguments", "①")
        )
        #expect(few.notes.hasSuffix("'shelf.book(id:at:)'"))
        expectProblems(specs("parameters: { id: Int }, calls: ①shelf.count"), ("call-arguments", "①"))
        expectProblems(specs("calls: ①'shelf.book(_:)'"), ("call-arguments", "①"))
    }

    @Test func areOfInteractors() {
        let scene = "style: mvvm\nuses: [shelf]\nuseCase: { clear: { calls: ①shelf.clear() } }"
        expectProblems(["project.yml": project, "M/S.yml": scene], ("misplaced-key", "①"))
        let module = "useCases: { Clear: { uses: [shelf], methods: { execute: { calls: ①shelf.clear() } } } }"
        expectProblems(["project.yml": project, "M/module.yml": module, "M/S.yml": ""], ("misplaced-key", "①"))
    }
}
