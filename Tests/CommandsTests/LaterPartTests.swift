import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// A scene that gets an interactor and a wireframe after it was scaffolded.
@Suite struct LaterPartTests {
    @Test func presenterAndTestsTakeThem() async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: { path: ../.. }\n", to: "specs/project.yml")
        try folder.write("scene: Jar\n", to: "specs/Shelves/Jar.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        try folder.write(
            "scene: Jar\ninteractor: { count: { returns: Int } }\nroutes: { again: Jar }\n",
            to: "specs/Shelves/Jar.yml"
        )
        let run = try await Tool.vipergen("generate", "--sync", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        #expect(
            run.output.contains("Tests/ShelvesTests/JarTests.swift:17: add JarPresenter(interactor:)"),
            "\(run.output)"
        )
        #expect(run.errors.contains("'JarPresenter.init' now needs 'wireframe:' [initializer-grew]"), "\(run.errors)")
        let files = try FileTree.read(folder.url).mapValues { String(decoding: $0, as: UTF8.self) }
        #expect(
            files["Tests/ShelvesTests/JarTests.swift"]?.contains(
                """
                            view: view,
                            interactor: MockJarInteractorContract(),
                            wireframe: MockJarWireframeContract()
                        )
                """
            ) == true
        )
        let again = try await Tool.vipergen("generate", "--sync", in: folder.url)
        #expect(again.output.contains("no members are missing"), "\(again.output)")
        #expect(again.errors.isEmpty, "\(again.errors)")
    }
}
