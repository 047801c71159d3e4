import Diagnostics
import ProjectModel
import SwiftReading
import Testing

@Suite("Names that are given twice")
struct DuplicateNameTests {
    @Test func scenes() {
        let found = expectProblems(["A/Cart.yml": "", "B/Cart.yml": "①"], ("duplicate-scene", "①"))
        #expect(found.messages.contains("'A' and 'B'"))
    }

    @Test func scenesThatDifferInCase() {
        expectProblems(["A/Cart.yml": "", "B/CART.yml": "①"], ("names-differ-in-case", "①"))
    }

    @Test func useCases() {
        let useCases = "useCases: { MARKFetch: { methods: { run: } } }"
        expectProblems(
            [
                "A/module.yml": useCases.replacing("MARK", with: ""),
                "B/module.yml": useCases.replacing("MARK", with: "①"),
            ],
            ("duplicate-use-case", "①")
        )
    }

    @Test func services() {
        expectProblems(
            ["project.yml": "project: D\nruntime: { path: . }\nservices: { apiClient: A, ①apiCLIENT: B }"],
            ("names-differ-in-case", "①")
        )
    }

    @Test func aSceneCalledLikeTheModulesFile() {
        expectProblems(["A/Module.yml": "①"], ("names-differ-in-case", "①"))
    }

    @Test func keys() {
        expectProblems(["A/S.yml": "state:\n  a: Int\n  ①a: Int"], ("yaml-duplicate-key", "①"))
    }
}
