import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Some scenes of a team's own switch have specs, others don't yet.
@Suite struct HalfWayTests {
    private func cinema() async throws -> TemporaryFolder {
        let golden = Repository.goldens.appendingPathComponent("HalfWay")
        let folder = try TemporaryFolder()
        try folder.copy(golden.appendingPathComponent("specs"), to: "specs")
        for part in ["Sources", "Tests"] { try folder.copy(golden.appendingPathComponent("overlay/\(part)"), to: part) }
        let run = try await Tool.vipergenOnce("generate", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        return folder
    }

    private func change(_ path: String, _ text: String, to other: String, in folder: TemporaryFolder) throws {
        let file = folder.url.appendingPathComponent(path)
        let source = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(source.contains(text))
        try folder.write(source.replacing(text, with: other), to: path)
    }

    @Test func checkListsScenesWithoutSpecsAndSucceeds() async throws {
        let folder = try await cinema()
        let run = try await Tool.vipergen("check", in: folder.url)
        let printed = try MarkdownPage("docs/existing-apps.md").block(after: "printed by vipergen check half-way")
        #expect(run.status == 0)
        #expect(run.errors + run.output == printed)
    }

    private func cinemaWithAnAdoptedScene(_ hook: String) async throws -> TemporaryFolder {
        let folder = try await cinema()
        let spec =
            "style: handwritten\ndescriptor: Screens.TermsDescriptor\nbuilder: \"TermsController(title: \\\"\\\")\"\n"
        try folder.write(spec, to: "specs/Cinema/Terms.yml")
        let generated = "        if let scene = generatedScene(for: descriptor) as? D.Output { return scene }\n"
        try change("Sources/Cinema/Dependencies.swift", generated, to: hook, in: folder)
        let run = try await Tool.vipergenOnce("generate", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        return folder
    }

    /// With the line to write, which makes the warning go away, and asks for both.
    @Test(arguments: ["", "self."])
    func aResolverThatAsksForGeneratedScenesAloneIsTold(prefix: String) async throws {
        let hook = "if let scene = \(prefix)generatedScene(for: descriptor) as? D.Output { return scene }"
        let folder = try await cinemaWithAnAdoptedScene("        \(hook)\n")
        let run = try await Tool.vipergen("check", in: folder.url)
        let place = "Sources/Cinema/Dependencies.swift:12:\(24 + prefix.count)"
        let remedy = hook.replacing("generated", with: "adopted")
        let expected = """
            \(place): warning: the resolver asks 'generatedScene(for:)' and not 'adoptedScene(for:)', so it opens no adopted scene [unasked-scenes]
            \(place): note: write in its place, which opens both: \(remedy)

            """
        #expect(run.errors.contains(expected), "\(run.errors)")
        try change("Sources/Cinema/Dependencies.swift", hook, to: remedy, in: folder)
        let again = try await Tool.vipergen("check", in: folder.url)
        #expect(!again.errors.contains("unasked-scenes"), "\(again.errors)")
    }

    /// What a resolver returns for all is no cast of one, and of the other it is.
    @Test(arguments: [
        (
            "UIViewController", "if let scene = generatedScene(for: page) {",
            "adoptedScene(for: page) as? UIViewController {"
        ),
        ("Page", "if let scene = generatedScene(for: page) as? Page {", "adoptedScene(for: page) as? Page {"),
        ("Any", "if let scene = generatedScene(for: page) as? Any {", "adoptedScene(for: page) {"),
    ])
    func theTextToAddHasTheCastThatItTakes(result: String, hook: String, note: String) async throws {
        let folder = try await cinemaWithAnAdoptedScene("")
        let source = """
            import CinemaCore
            extension Dependencies {
                func open(_ page: any ScreenDescriptor) -> \(result) {
                    \(hook)
                        return scene
                    }
                    fatalError()
                }
            }
            """
        try folder.write(source, to: "Sources/Cinema/Opening.swift")
        let run = try await Tool.vipergen("check", in: folder.url)
        let text = "note: write in its place, which opens both: if let scene = \(note) return scene }\n"
        #expect(run.errors.contains(text), "\(run.errors)")
    }

    /// What the resolver is handed besides the descriptor, only the other function takes.
    @Test func theTextToAddHandsOnWhatTheResolverIsHanded() async throws {
        let folder = try await cinemaWithAnAdoptedScene(
            "        if let scene = generatedScene(for: descriptor) as? D.Output { return scene }\n"
        )
        let descriptors = "protocol: ScreenDescriptor"
        let handed = "\(descriptors), resolverParameters: { navigator: Navigator }"
        try change("specs/project.yml", descriptors, to: handed, in: folder)
        let generation = try await Tool.vipergen("generate", in: folder.url)
        #expect(generation.succeeded, "\(generation.errors)")
        let run = try await Tool.vipergen("check", in: folder.url)
        let call = "adoptedScene(for: descriptor, navigator: navigator)"
        let text = "note: write in its place, which opens both: if let scene = \(call) as? D.Output { return scene }\n"
        #expect(run.errors.contains(text), "\(run.errors)")
    }

    /// They are on the list of what is left to do.
    @Test func descriptorsByHandAreNoBoundaryThatSomebodyViolated() async throws {
        let folder = try await cinema()
        let run = try await Tool.vipergen("report", in: folder.url)
        #expect(run.output.contains("0 boundaries violated"), "\(run.output)")
    }

    /// It has the name of one that is generated now: another spec wouldn't help.
    @Test func aDescriptorThatIsLeftIsToBeDeleted() async throws {
        let folder = try await cinema()
        let old = "extension Screens {\n    public struct FilmDescriptor: ScreenDescriptor"
        try change("Sources/CinemaCore/Descriptors.swift", "extension Screens {", to: "\(old) {}\n", in: folder)
        let run = try await Tool.vipergen("check", in: folder.url)
        let note = "note: delete it: one with its name is generated from the spec of 'Film'"
        #expect(run.errors.contains(note), "\(run.errors)")
    }

    @Test func aTeamMayMakeErrorsOfThem() async throws {
        let folder = try await cinema()
        let lint = "lint: { handwritten-descriptor: error }\nstart:"
        try change("specs/project.yml", "start:", to: lint, in: folder)
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1)
        #expect(
            run.errors.contains("error: 'TermsDescriptor' is a descriptor written by hand"),
            "\(run.errors)"
        )
    }

    @Test func aBuilderOfASceneWithASpecIsMissed() async throws {
        let folder = try await cinema()
        try change("Sources/Films/Screens/Builders.swift", "enum FilmViewBuilder", to: "enum FilmBuilder", in: folder)
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1)
        #expect(
            run.errors.contains("specs/Films/Film.yml:1:8: error: nothing declares 'FilmViewBuilder'"),
            "\(run.errors)"
        )
        #expect(run.errors.contains("build(with descriptor: Screens.FilmDescriptor, environment: …)"), "\(run.errors)")
    }

    @Test func onceAllHaveSpecsNothingIsListed() async throws {
        let folder = try await cinema()
        try FileManager.default.removeItem(
            at: folder.url.appendingPathComponent("Sources/CinemaCore/Descriptors.swift")
        )
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.output == "Cinema: up to date\n", "\(run.everything)")
    }

    /// What ViperRuntime declares, too, is written with its module.
    @Test func namesOfTheRuntimeAreWrittenWithTheirModule() async throws {
        let folder = try await cinema()
        let descriptors = "descriptors: { namespace: ViewDescriptor, protocol: TypedDescriptor }"
        let own = "descriptors: { namespace: Screens, protocol: ScreenDescriptor }"
        try change("specs/project.yml", own, to: descriptors, in: folder)
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        let files = try FileTree.read(folder.url)
        let scenes = String(
            decoding: try #require(files["Sources/FilmsInterface/Generated/FilmsScenes.swift"]),
            as: UTF8.self
        )
        #expect(scenes.contains("case film(CinemaCore.ViewDescriptor.FilmDescriptor)"))
        #expect(scenes.contains("FilmsSceneDescriptor: CinemaCore.TypedDescriptor, ViperRuntime.TypedDescriptor where"))
    }
}
