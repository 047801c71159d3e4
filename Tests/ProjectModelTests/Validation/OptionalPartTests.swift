import ProjectModel
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

    @Test func oldScreensHaveNeither() {
        expectProblems(
            ["Demo/Old.yml": "style: legacy\nclass: Old\ninteractor: ①{}\nroutes: ②{}\n"],
            ("legacy-with-parts", "①"),
            ("legacy-with-parts", "②")
        )
    }
}
