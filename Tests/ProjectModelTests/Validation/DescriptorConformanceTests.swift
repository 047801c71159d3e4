import SpecTestSupport
import Testing

@testable import ProjectModel

@Suite struct DescriptorConformanceTests {
    @Test func whatAParameterRulesOutIsRefused() {
        expectProblems(
            [
                "M/S.yml":
                    "parameters: { onClose: ①'@MainActor () -> Void', image: ②UIImage }\ndescriptorConformances: [Hashable, Codable]"
            ],
            ("cannot-conform", "①"),
            ("cannot-conform", "②")
        )
        expectProblems(["M/S.yml": "parameters: { id: Int, recipe: Recipe }\ndescriptorConformances: [Hashable]"])
    }

    @Test func oneOfTheProjectHoldsForEachSceneWithoutItsOwn() {
        let project = "project: Kitchen\nruntime: .\ndescriptorConformances: [Hashable, Codable]"
        let scene = "parameters: { image: ①UIImage }"
        let found = expectProblems(["project.yml": project, "M/S.yml": scene], ("cannot-conform", "①"))
        let remedy = "descriptorConformances: [Hashable]"
        #expect(found.notes.contains("add to specs/M/S.yml: \(remedy); or change this type"))
        expectProblems(["project.yml": project, "M/S.yml": scene.replacing("①", with: "") + "\n\(remedy)"])
    }

    @Test func aDescriptorIsWhatItsParametersAreKnownToBe() throws {
        func conformances(_ parameters: String, _ more: String = "") throws -> [String] {
            try project(["M/S.yml": "parameters: { \(parameters) }\n" + more]).features[0].scenes[0]
                .descriptorConformances
        }
        #expect(try conformances("id: Int, url: URL, names: '[String]?'") == ["Hashable", "Sendable"])
        // Swift 5 doesn't take it for 'Sendable'.
        #expect(try conformances("onClose: '@MainActor () -> Void'") == [])
        #expect(try conformances("onClose: '() -> Void'") == [])
        #expect(try conformances("id: Int, recipe: Recipe") == [])
        #expect(try conformances("recipe: Recipe", "descriptorConformances: [Hashable]") == ["Hashable"])
        #expect(try conformances("id: Int", "descriptorConformances: []") == [])
    }

    @Test func onlyWhatTheCompilerCanMakeIsAConformance() {
        expectProblems(["M/S.yml": "descriptorConformances: [①Hashible]"], ("unknown-value", "①"))
        expectProblems(["M/S.yml": "descriptorConformances: [①Identifiable]"], ("unknown-value", "①"))
    }
}
