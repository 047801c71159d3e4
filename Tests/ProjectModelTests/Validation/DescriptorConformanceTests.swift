import SpecTestSupport
import Testing

@testable import ProjectModel
@testable import SpecReading

@Suite struct DescriptorConformanceTests {
    @Test func whatAParameterRulesOutIsRefused() {
        expectProblems(
            [
                "M/S.yml":
                    "parameters: { onClose: '@MainActor () -> Void' }\ndescriptorConformances: [①Hashable, ②Codable]"
            ],
            ("descriptor-cannot-conform", "①"),
            ("descriptor-cannot-conform", "②")
        )
        expectProblems(["M/S.yml": "parameters: { id: Int, recipe: Recipe }\ndescriptorConformances: [Hashable]"])
    }

    @Test func aDescriptorIsWhatItsParametersCanBe() throws {
        func conformances(_ parameters: String, _ more: String = "") throws -> [String] {
            try project(["M/S.yml": "parameters: { \(parameters) }\n" + more]).features[0].scenes[0]
                .descriptorConformances
        }
        #expect(try conformances("id: Int, recipe: Recipe") == ["Hashable", "Sendable"])
        #expect(try conformances("onClose: '@MainActor () -> Void'") == ["Sendable"])
        #expect(try conformances("onClose: '() -> Void'") == [])
        #expect(try conformances("recipe: Recipe", "descriptorConformances: []") == [])
        #expect(try conformances("id: Int", "descriptorConformances: [Codable]") == ["Codable"])
    }

    @Test func onlyWhatTheCompilerCanMakeIsAConformance() {
        expectProblems(["M/S.yml": "descriptorConformances: [①Hashible]"], ("unknown-value", "①"))
        expectProblems(["M/S.yml": "descriptorConformances: [①Identifiable]"], ("unknown-value", "①"))
    }
}
