import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Handwritten scenes whose descriptors lie beside the switch")
struct ScenesAloneTests {
    private static let alone = "project: Movies\nmanifest: team\n"
    private static let film =
        "style: handwritten\nbuilder: 'FilmModule.make(id: descriptor.id)'\nparameters: { id: Int }"

    @Test func theyNeedNothingButTheApp() throws {
        let project = try project(["project.yml": Self.alone, "Movies/Film.yml": Self.film])
        #expect(project.isResolverOnly && project.features.isEmpty && project.coreModules.isEmpty)
        #expect(project.adoptedScenes.map(\.hasGeneratedDescriptor) == [true])
        #expect(project.adoptedScenes.map(\.descriptor.value.text) == ["ViewDescriptor.FilmDescriptor"])
        #expect(project.environment.name == "AppEnvironment" && !project.environment.isTeams)
    }

    @Test func theNamespaceMayBeTheTeams() throws {
        let spec = Self.alone + "environment: Session\ndescriptors: { namespace: Screens }\n"
        let project = try project(["project.yml": spec, "Movies/Film.yml": Self.film])
        #expect(project.adoptedScenes.map(\.descriptor.value.text) == ["Screens.FilmDescriptor"])
        #expect(project.environment.name == "Session")
    }

    /// With the runtime, they are scenes of the app as others are.
    @Test func withTheRuntimeTheyHaveAnInterface() throws {
        let project = try project(
            ["project.yml": Self.alone + "runtime: .\n", "Movies/Film.yml": Self.film]
        )
        #expect(!project.isResolverOnly && project.adoptedScenes.isEmpty)
        #expect(project.features.flatMap(\.scenes).map(\.builder?.value.text) == ["FilmModule.make(id: descriptor.id)"])
    }

    @Test(arguments: [
        ("Movies/Next.yml", "scene: Next"), ("Movies/Next.yml", "style: handwritten"),
        ("Movies/Next.yml", "style: handwritten\nbuilder: NextModule.make()\nroutes: { film: { to: Film } }"),
        ("Movies/Next.yml", "style: handwritten\nbuilder: NextModule.make()\noutput: UINavigationController"),
        ("Films/Next.yml", "style: handwritten\nbuilder: NextModule.make()"),
    ])
    func whatNeedsMoreNeedsTheRuntime(path: String, spec: String) {
        let found = result(of: ["project.yml": Self.alone, "Movies/Film.yml": Self.film, path: spec]).diagnostics
        #expect(found.contains { $0.id == "missing-key" && $0.message == "missing key 'runtime'" }, "\(found.messages)")
    }

    @Test func whatNeedsTheRuntimeIsNamed() {
        let specs = ["project.yml": Self.alone, "Movies/Film.yml": Self.film, "Movies/Next.yml": "style: handwritten"]
        let notes = result(of: specs).diagnostics.flatMap(\.notes).map(\.message)
        #expect(notes.contains("handwritten scenes with a 'builder' don't need it, but 'Next' has none"), "\(notes)")
    }

    @Test func aBuilderOnlyCallsHereToo() {
        expectProblems(
            ["project.yml": Self.alone, "Movies/Film.yml": "style: handwritten\nbuilder: FilmModule.make ①{ }"],
            ("invalid-swift", "①")
        )
    }

    /// What can't be read may be one of them.
    @Test func aSpecWithAMistakeAsksForNothingMore() {
        expectProblems(
            ["project.yml": Self.alone, "Movies/Film.yml": Self.film, "Movies/Next.yml": "style: ①hand"],
            ("unknown-value", "①")
        )
    }
}
