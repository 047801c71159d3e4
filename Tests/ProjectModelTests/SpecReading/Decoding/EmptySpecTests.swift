import Basics
import ProjectModel
import SpecTestSupport
import Testing

@Suite("Specs in which nothing is written")
struct EmptySpecTests {
    private static let nothing = ["\n", "# To do.\n", "---\n", "---\n# To do.\n", "~\n"]

    @Test(arguments: nothing) func aSceneIsWarnedOf(text: String) {
        let (project, found) = result(of: ["M/Top.yml": text])
        #expect(project?.features.first?.scenes.map(\.name) == ["Top"])
        #expect(found.map { "\($0.location?.description ?? ""): \($0.id)" } == ["specs/M/Top.yml:1:1: empty-spec"])
        #expect(found.allSatisfy { $0.severity == .warning })
        #expect(found.messages == "this spec is empty, so 'Top' has no parameters, state or routes")
        #expect(found.notes == "write its first key, for example: scene: Top")
    }

    @Test(arguments: nothing + [""]) func aModuleHasAllDefaults(text: String) throws {
        let project = try project(["M/module.yml": text, "M/Top.yml": "style: uikit"])
        #expect(project.features.map(\.name) == ["M"] && !project.features[0].isLegacy)
    }

    /// Each of them is what a note says, or says that nothing is meant.
    @Test(arguments: [("scene: Top", "summary: Of scenes."), ("{}", "{}"), ("style: uikit", "kind: feature")])
    func whatIsSaidIsMeant(scene: String, module: String) {
        expectProblems(["M/Top.yml": scene, "M/module.yml": module])
    }

    /// What is to be done first is told alone.
    @Test func otherMistakesOfTheFileComeFirst() {
        #expect(problems(in: ["M/my top.yml": "# To do."]).map(\.id) == ["invalid-name"])
        #expect(problems(in: ["project.yml": "# To do."]).map(\.id) == ["missing-key", "missing-key"])
    }
}
