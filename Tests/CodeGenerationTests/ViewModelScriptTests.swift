@testable import CodeGeneration
import ProjectModel
import Testing

/// Which part of the screen a load is shown by, and what the view model's methods are called.
@Suite struct ViewModelScriptTests {
    private func script(_ spec: String) throws -> ViewModelScript {
        let project = """
            project: Demo
            runtime: ../..
            samples: { Image: Image(), Author: Author() }
            """
        let files = ["project.yml": project, "M/S.yml": "style: mvvm\n" + spec].map { path, text in
            SpecFile(path: "specs/\(path)", relativePath: path, bytes: Array(text.utf8))
        }
        let decoded = SpecDecoder().decode(files)
        let specs = try #require(decoded.specs, "\(decoded.diagnostics)")
        let validated = ProjectValidator().validate(specs)
        let valid = try #require(validated.project, "\(decoded.diagnostics + validated.diagnostics)")
        let scene = try #require(valid.features.first?.scenes.first)
        return ViewModelScript(scene: scene, samples: SampleValues(project: valid))
    }

    @Test func aLoadIsShownWhereItsResultIs() throws {
        let script = try script(
            """
            parts:
              searchBar: { events: { onSearchChange: { query: String } } }
              imageList: { state: { images: { loads: "Loadable<[Image]>", from: searchImages } } }
            useCase:
              searchImages: { parameters: { query: String }, returns: "[Image]", async: true, throws: true }
            """
        )
        let work = try #require(script.reactions.first { $0.event.name == "onSearchChange" }?.work)
        #expect(work.part?.name == "imageList")
        #expect(work.hasFailed() == "imageListData.images.failure != nil")
    }

    @Test func everyLoadHasAMethod() throws {
        let script = try script(
            """
            parts:
              images: { state: { images: { loads: "Loadable<[Image]>", from: fetchImages } } }
              more:
                state:
                  older: { loads: "Loadable<[Image]>", from: loadImages }
                  authors: { loads: "Loadable<[Author]>", from: fetchAuthors }
            useCase:
              fetchImages: { returns: "[Image]", async: true, throws: true }
              loadImages: { returns: "[Image]", async: true, throws: true }
              fetchAuthors: { returns: "[Author]", async: true, throws: true }
            """
        )
        #expect(script.methods.map(\.method.name) == ["fetchImages", "loadImages", "fetchAuthors"])
        #expect(script.methods.map(\.methodName) == ["fetchImages", "loadImages", "fetchAuthors"])
        #expect(script.loads.map(\.methodName) == script.methods.map(\.methodName))
    }
}
