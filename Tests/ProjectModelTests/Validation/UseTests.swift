import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Uses")
struct UseTests {
    @Test func unknownServices() {
        let found = expectProblems(
            ["M/S.yml": "uses: [①cleint, ②other]"],
            ("unknown-name", "①"),
            ("unknown-name", "②")
        )
        #expect(found.notes.contains("did you mean 'client'?"))
        #expect(found.map { $0.fixIt?.replacement } == ["client", nil])
    }

    @Test func unknownUseCases() {
        expectProblems(
            [
                "M/S.yml": "uses: [①FetchRecipes]",
                "N/module.yml": "useCases: { FetchRecipe: { uses: [②nobody], methods: { run: } } }",
            ],
            ("unknown-name", "①"),
            ("unknown-name", "②")
        )
    }

    /// Services begin with a small letter and use cases with a capital, which people mix up.
    @Test(arguments: [("fetchRecipe", "FetchRecipe"), ("Client", "client"), ("Clock", "clock")])
    func namesThatDifferInCaseOnly(written: String, meant: String) {
        let useCases = ["N/module.yml": "useCases: { FetchRecipe: { methods: { run: } } }"]
        let project = ["project.yml": MarkedSpecs.project.replacing("client: Client", with: "client: API")]
        let others = useCases.merging(project) { $1 }
        let found = expectProblems(others.merging(["M/S.yml": "uses: [①\(written)]"]) { $1 }, ("unknown-name", "①"))
        #expect(found.notes == "did you mean '\(meant)'?")
        #expect(found.first?.fixIt?.replacement == meant)
        expectProblems(others.merging(["M/S.yml": "uses: [\(meant)]"]) { $1 })
    }

    @Test func aUseCaseUsesNoUseCaseHoweverItIsSpelt() {
        let load = "Load: { uses: [①fetchRecipe], methods: { run: } }"
        let fetch = "useCases: { FetchRecipe: { methods: { run: } }, \(load) }"
        let found = expectProblems(["M/module.yml": fetch], ("use-case-uses-use-case", "①"))
        #expect(found.notes == "list services, and a repository")
    }

    @Test func useCasesAcrossModules() throws {
        let project = try project([
            "M/S.yml": "uses: [Fetch, client]",
            "N/module.yml": "useCases: { Fetch: { uses: [client], methods: { run: } } }",
        ])
        let scene = project.features[0].scenes[0]
        #expect(scene.useCases == [UseCaseReference(feature: "N", useCase: "Fetch")])
        #expect(scene.services.map(\.name) == ["client"])
    }

    @Test func servicesOfUseCasesAreSendable() {
        func files(_ type: String, _ more: String = "") -> [String: String] {
            [
                "project.yml": """
                project: Demo
                runtime: x
                services: { beep: { type: '\(type)', default: "Beep.standard" } }
                \(more)
                """,
                "M/S.yml": "uses: [beep]",
                "M/module.yml": "useCases: { Fetch: { uses: [①beep], methods: { run: } } }",
            ]
        }
        let found = expectProblems(files("() -> Void"), ("service-not-sendable", "①"))
        #expect(found.notes == "write the service's type as '@Sendable () -> Void'")
        expectProblems(files("[String: Any]"), ("service-not-sendable", "①"))
        expectProblems(files("@Sendable () -> Void").mapValues { $0.replacing("①", with: "") })
        expectProblems(files("UserDefaults").mapValues { $0.replacing("①", with: "") })
        expectProblems(files("() -> Void", "swift: { languageMode: 5 }").mapValues { $0.replacing("①", with: "") })
    }

    @Test func useCasesInUseCases() {
        expectProblems(
            ["N/module.yml": "useCases: { A: { methods: { run: } }, B: { uses: [①A], methods: { run: } } }"],
            ("use-case-uses-use-case", "①")
        )
    }

    @Test func emptyUseCases() {
        expectProblems(["N/module.yml": "useCases: { A: { methods: ①{} } }"], ("missing-value", "①"))
    }
}
