import Basics
import ProjectModel
import SpecTestSupport
import Testing

@Suite("Outputs of descriptors")
struct OutputTests {
    private let navigation = "output: UINavigationController"
    private let embedded = "output: EmbeddedScene"

    @Test func outputs() throws {
        let scenes = try project(["M/A.yml": navigation, "M/B.yml": embedded, "M/C.yml": ""]).features[0].scenes
        #expect(scenes.map(\.output) == [.navigationController, .embeddedScene, .viewController])
    }

    @Test func unknownOutputs() {
        let found = expectProblems(["M/A.yml": "output: ①UINavigationControler"], ("unknown-value", "①"))
        #expect(found.notes == "did you mean 'UINavigationController'?")
    }

    @Test func navigationControllersArePresented() {
        for way in ["present: sheet", "present: custom"] {
            expectProblems(["M/A.yml": "routes: { b: { to: B, \(way) } }", "M/B.yml": navigation])
        }
        for way in ["present: push", "present: replace", "present: tab 1"] {
            let found = expectProblems(
                ["M/A.yml": "routes: { b: { to: ①B, \(way) } }", "M/B.yml": navigation],
                ("output-mismatch", "①")
            )
            #expect(found.notes == "write 'present: sheet'")
        }
        expectProblems(
            ["M/A.yml": "routes: { b: { to: ①B, present: sheet with bar } }", "M/B.yml": navigation],
            ("output-mismatch", "①")
        )
    }

    @Test func viewsForSwiftUIAreChildren() {
        expectProblems(["M/A.yml": "children: { b: B }", "M/B.yml": embedded])
        expectProblems(["M/A.yml": "routes: { b: ①B }", "M/B.yml": embedded], ("output-mismatch", "①"))
        expectProblems(
            ["project.yml": "project: P\nruntime: .\nstart: ①A\n", "M/A.yml": embedded],
            ("output-mismatch", "①")
        )
        expectProblems(["project.yml": "project: P\nruntime: .\nstart: A\n", "M/A.yml": navigation])
    }

    @Test func scenesOfOneDescriptorHaveOneOutput() {
        let project = "project: P\nruntime: .\nservices: { flags: Flags }\n"
        expectProblems(
            [
                "project.yml": project, "M/A.yml": "variants: { ①B: flags.isOn }",
                "M/B.yml": navigation,
            ],
            ("output-mismatch", "①")
        )
    }
}
