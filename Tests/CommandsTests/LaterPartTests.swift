import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// A scene that gets an interactor and a wireframe after it was scaffolded.
@Suite struct LaterPartTests {
    @Test func presenterAndTestsTakeThem() async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
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

    /// A wireframe of people's own has all routes, as the generated class would: none is told as needless, and `sync` adds one that comes.
    @Test func aWireframeOfTheirOwnTakesRoutes() async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("scene: Lid\n", to: "specs/Shelves/Lid.yml")
        try folder.write("scene: Jar\nroutes: { lid: Lid }\n", to: "specs/Shelves/Jar.yml")
        let own = "Sources/Shelves/Application/Jar/JarWireframe.swift"
        let wireframe = """
            import ShelvesInterface
            import ViperRuntime

            final class JarWireframe {
                weak var viewController: UIViewController?
                let environment: any JarEnvironment

                init(environment: any JarEnvironment) {
                    self.environment = environment
                }
            }

            extension JarWireframe: JarWireframeContract {
                func showLid() {}
            }

            """
        // Nothing of the generated file changes but that it has the class no more.
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        try folder.write(wireframe, to: own)
        let made = try await Tool.vipergen("generate", "--sync", in: folder.url)
        #expect(made.succeeded && made.errors.isEmpty, "\(made.errors)")
        let generated = folder.url.appendingPathComponent("Sources/Shelves/Generated/JarScene.swift")
        #expect(try !String(contentsOf: generated, encoding: .utf8).contains("class JarWireframe"))
        try folder.write("scene: Jar\nroutes: { lid: Lid, again: Jar }\n", to: "specs/Shelves/Jar.yml")
        let run = try await Tool.vipergen("generate", "--sync", in: folder.url)
        #expect(run.succeeded && run.errors.isEmpty, "\(run.errors)")
        #expect(run.output.contains("JarWireframe.swift:16: add JarWireframe.showAgain()"), "\(run.output)")
        let amended = try String(contentsOf: folder.url.appendingPathComponent(own), encoding: .utf8)
        #expect(amended.contains("        let destination = environment.resolve(descriptor)\n"), "\(amended)")
        let check = try await Tool.vipergen("check", "--skip", "lint", in: folder.url)
        #expect(check.succeeded, "\(check.everything)")
    }
}
