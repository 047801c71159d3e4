import Basics
import ProjectModel
import SpecTestSupport
import Testing

@Suite("Sandboxes and stubbed environments")
struct SandboxTests {
    @Test func aMisspeltTypeIsToldOnce() {
        let scene = "parameters: { x: ①Strng }"
        let found = expectProblems(["M/module.yml": "sandbox: true", "M/S.yml": scene], ("unknown-name", "①"))
        #expect(found.notes.contains("did you mean 'String'?"))
        expectProblems(["M/module.yml": "sandbox: true", "M/S.yml": "parameters: { x: String }"])
    }

    private let sandbox = "①sandbox: true"

    @Test func showFeaturesWithScenes() throws {
        expectProblems(["M/module.yml": "sandbox: true", "M/S.yml": ""])
        expectProblems(["M/module.yml": "sandbox: false"])
        expectProblems(["M/module.yml": sandbox], ("misplaced-key", "①"))
        expectProblems(["M/module.yml": "kind: core\n" + sandbox], ("misplaced-key", "①"))
        expectProblems(
            ["L/module.yml": "kind: legacy\n" + sandbox, "L/Old.yml": "style: legacy\nclass: Old"],
            ("misplaced-key", "①")
        )
        expectProblems(
            ["Demo/module.yml": sandbox, "Demo/Old.yml": "style: legacy\nclass: Old"],
            ("misplaced-key", "①")
        )
        expectProblems(["M/module.yml": "sandbox: ①yes", "M/S.yml": ""], ("invalid-value", "①"))
        #expect(try project(["M/module.yml": "sandbox: true", "M/S.yml": ""]).features[0].hasSandbox)
    }

    @Test func haveAValueForEachParameter() {
        let scene = """
            parameters:
              a: ①Thing
              b: { type: Thing, default: .one }
              c: Thing?
              d: Recipe
              e: { type: ②"(Int) -> Other" }
              f: "[Thing]"
            """
        let problems = expectProblems(
            ["M/module.yml": "sandbox: true", "M/S.yml": scene],
            ("missing-default", "①"),
            ("missing-default", "②")
        )
        #expect(problems.notes.contains("add one to 'samples' in project.yml, for example: Thing: .sample"))
        expectProblems(["M/S.yml": "parameters: { a: Thing }"])
    }

    @Test func targetsHaveNamesOfTheirOwn() {
        let scenes = ["M/module.yml": "①sandbox: true", "M/S.yml": ""]
        for name in ["MSandbox", "MTestSupport"] {
            expectProblems(scenes.merging(["\(name)/T.yml": ""]) { $1 }, ("duplicate-name", "①"))
        }
    }

    @Test func foldersLieBesideThatOfTheModule() {
        expectProblems([
            "M/module.yml": "sandbox: true\nsources: Modules/M", "M/S.yml": "",
            "N/module.yml": "sources: Sources/MSandbox",
        ])
        expectProblems(
            [
                "M/module.yml": "sandbox: true\nsources: Modules/M", "M/S.yml": "",
                "N/module.yml": "sources: ①Modules/MSandbox",
            ],
            ("invalid-path", "①")
        )
    }

    @Test func membersOfTheEnvironmentAreTaken() {
        let service = ["project.yml": "project: P\nruntime: .\nservices: { ①mocks: Logger }"]
        let scenes = ["M/module.yml": "sandbox: true", "M/S.yml": ""]
        expectProblems(scenes.merging(service) { $1 }, ("reserved-name", "①"))
        expectProblems(["project.yml": "project: P\nruntime: .\nservices: { mocks: Logger }", "M/S.yml": ""])
        expectProblems(
            ["M/module.yml": "①sandbox: true", "M/S.yml": "", "N/Stubbable.yml": "scene: Stubbable"],
            ("name-clash", "①")
        )
    }

    @Test func aServerForTestsStandsBehindAProtocol() throws {
        let start = "project: P\nruntime: .\nservices: { a: "
        expectProblems(["project.yml": start + "{ type: Client, stub: json } }"])
        expectProblems(["project.yml": start + "{ type: Client, stub: ①jsn } }"], ("unknown-value", "①"))
        expectProblems(
            ["project.yml": start + "{ type: Int, default: 1, stub: ①json } }"],
            ("needs-protocol", "①")
        )
        let services = try project(["project.yml": start + "{ type: Client, stub: json }, b: Logger }"]).services
        #expect(services.map(\.stub) == [.json, .mock])
    }
}
