import ProjectModel
import SpecTestSupport
import Testing

@Suite("Scenes without an interactor or a wireframe")
struct OptionalPartTests {
    @Test func absentKeysAreAbsentParts() throws {
        let scene = try project(["M/A.yml": "events: [didTap]"]).features[0].scenes[0]
        #expect(!scene.hasInteractor)
        #expect(!scene.hasWireframe)
    }

    @Test(arguments: ["interactor: {}\nroutes: {}\n", "interactor:\nroutes:\n"])
    func emptyKeysAreEmptyParts(_ source: String) throws {
        let scene = try project(["M/A.yml": source]).features[0].scenes[0]
        #expect(scene.hasInteractor && scene.interactor.isEmpty)
        #expect(scene.hasWireframe && scene.routes.isEmpty)
    }

    @Test func oldScreensHaveNoInteractorAndMayLeadOn() throws {
        expectProblems(
            ["Demo/Old.yml": "style: legacy\nclass: Old\n①interactor: {}\nroutes: {}\n"],
            ("misplaced-key", "①")
        )
        for style in ["legacy\nclass: Old", "handwritten"] {
            let project = try project(["Demo/Old.yml": "style: \(style)\nroutes: {}\n"])
            let scene = try #require(project.features.flatMap(\.scenes).first { $0.name == "Old" })
            #expect(scene.hasWireframe && scene.hasEnvironment)
        }
    }
}
