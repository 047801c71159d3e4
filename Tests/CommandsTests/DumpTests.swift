import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// `vipergen dump` prints JSON of every stage.
@Suite struct DumpTests {
    @Test(arguments: ["yaml", "specs", "project", "files"])
    func everyStagePrintsJSON(stage: String) async throws {
        let run = try await Tool.vipergen("dump", "--stage", stage, "--output", "Examples/Kitchen")
        #expect(run.succeeded, "\(run.errors)")
        let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        #expect(value is [Any] || value is [String: Any])
    }

    @Test func nodesHaveTheirPlaces() async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Shelf\n", to: "specs/project.yml")
        let run = try await Tool.vipergen("dump", "--stage", "yaml", in: folder.url)
        #expect(run.output.contains(#""range": "1:10-1:15""#))
        #expect(run.output.contains(#""file": "specs/project.yml""#))
    }

    @Test func filesAreWhatIsGenerated() async throws {
        let run = try await Tool.vipergen("dump", "--stage", "files", "--output", "Examples/Kitchen")
        #expect(run.output.contains(#""path": "Sources/Recipes/Generated/RecipeDetailsScene.swift""#))
        let templates = [
            "SceneEnvironment", "SceneState", "PresenterContract", "SceneContracts", "InteractorWiring",
            "PresenterWiring", "WireframeWiring", "SceneViewBuilder",
        ]
        let named = templates.map { "\($0).swift" }.joined(separator: ", ")
        #expect(run.output.contains(#""template": "\#(named)""#))
    }

    @Test func partsOfAScreenAreThere() async throws {
        for stage in ["specs", "project"] {
            let run = try await Tool.vipergen("dump", "--stage", stage, "--output", "Examples/Kitchen")
            for key in ["parts", "useCase", "repository"] { #expect(run.output.contains("\"\(key)\": ["), "\(key)") }
        }
        let project = try await Tool.vipergen("dump", "--stage", "project", "--output", "Examples/Kitchen").output
        #expect(project.contains("\"imageList.isLoading\": \"true\""))
        #expect(project.contains("\"view\": \"ImageScrollView\""))
    }

    @Test func unknownStageIsWrongUsage() async throws {
        #expect(try await Tool.vipergen("dump", "--stage", "nodes").status == 64)
    }
}
