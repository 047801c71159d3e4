import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `vipergen dump` prints JSON of every stage.
@Suite struct DumpTests {
    private func dump(_ stage: String) async throws -> ToolRun {
        try await Tool.vipergenOfSample(["dump", "--stage", stage, "--output", "Examples/Kitchen"])
    }

    @Test(arguments: ["yaml", "specs", "project", "files"])
    func everyStagePrintsJSON(stage: String) async throws {
        let run = try await dump(stage)
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
        let run = try await dump("files")
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
            let run = try await dump(stage)
            for key in ["parts", "useCase", "repository"] { #expect(run.output.contains("\"\(key)\": ["), "\(key)") }
        }
        let project = try await dump("project").output
        #expect(project.contains("\"imageList.isLoading\": \"true\""))
        #expect(project.contains("\"view\": \"ImageListView\""))
    }

    /// Each member of the project stands on its page, or is a key of specs.
    @Test func theProjectHasAVersionAndAPage() async throws {
        let page = try String(
            contentsOf: Repository.root.appendingPathComponent("docs/project-json.md"),
            encoding: .utf8
        )
        let keys = try String(contentsOf: Repository.root.appendingPathComponent("docs/specs.md"), encoding: .utf8)
        let known = Set((page + keys).matches(of: /`([A-Za-z]+)`/).map { String($0.1) })
        let run = try await dump("project")
        let project = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(project["version"] as? Int == 1)
        let features = try #require(project["features"] as? [[String: Any]])
        let scenes = features.flatMap { $0["scenes"] as? [[String: Any]] ?? [] }
        #expect(scenes.count > 5)
        for object in [project] + features + scenes {
            #expect(object.keys.filter { !known.contains($0) }.sorted() == [])
        }
    }

    @Test func unknownStageIsWrongUsage() async throws {
        #expect(try await Tool.vipergen("dump", "--stage", "nodes").status == 64)
    }
}
