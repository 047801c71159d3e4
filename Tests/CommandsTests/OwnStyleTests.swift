import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// A style of scenes that a team describes beside its specs. The golden Coordinator has what is made of one.
@Suite struct OwnStyleTests {
    /// A golden's specs.
    private func jars(_ golden: String = "Coordinator") async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.copy(Repository.goldens.appendingPathComponent("\(golden)/specs"), to: "specs")
        let project = try text("specs/project.yml", in: folder)
        try folder.write(project.replacing("../../../..", with: Repository.root.path), to: "specs/project.yml")
        return folder
    }

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
    }

    /// What the specs ask for later comes to the scaffold that the style names, and to no other.
    @Test func syncKeepsItsScaffoldInLine() async throws {
        let folder = try await jars()
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let scene = "specs/Jars/JarList.yml"
        try folder.write(try text(scene, in: folder).replacing("  didTapHelp:", with: "  didTapAdd:"), to: scene)
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.status == 1)
        #expect(check.output.contains("add JarListViewModel.didTapAdd()"), "\(check.everything)")
        #expect(try await Tool.vipergen("generate", "--sync", in: folder.url).succeeded)
        let model = try text("Sources/Jars/Application/JarList/JarListViewModel.swift", in: folder)
        #expect(model.contains(#"#warning("JarListViewModel.didTapAdd() is not written yet")"#), "\(model)")
        #expect(try await Tool.vipergen("check", in: folder.url).status == 0)
    }

    /// Each part of the golden Classic has a scaffold and a contract of its own, and each contract a mock.
    @Test func syncKeepsAllItsPartsInLine() async throws {
        let folder = try await jars("Classic")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let scene = "specs/Books/BookList.yml"
        let grown = try text(scene, in: folder)
            .replacing("  didTapSort:", with: "  didTapSort:\n  didTapAdd:")
            .replacing("  sort:", with: "  add: { returns: Bool }\n  sort:")
            .replacing("  book:", with: "  all: { to: BookList }\n  book:")
        try folder.write(grown, to: scene)
        #expect(try await Tool.vipergen("generate", "--sync", in: folder.url).succeeded)
        let scaffolds = "Sources/Books/Application/BookList/BookList"
        #expect(try text("\(scaffolds)Presenter.swift", in: folder).contains("func didTapAdd() {"))
        #expect(try text("\(scaffolds)Interactor.swift", in: folder).contains("func add() -> Bool {"))
        #expect(try text("\(scaffolds)Wireframe.swift", in: folder).contains("func showAll() {"))
        let mock = "Sources/BooksTestSupport/Generated/MockBookListInteractorProtocol.swift"
        #expect(try text(mock, in: folder).contains("func add() -> Bool {"))
        #expect(try await Tool.vipergen("check", in: folder.url).status == 0)
    }

    @Test func aNewSceneMayHaveIt() async throws {
        let folder = try await jars()
        let run = try await Tool.vipergen(
            "new",
            "scene",
            "Lid",
            "--module",
            "Jars",
            "--style",
            "coordinator",
            in: folder.url
        )
        #expect(run.succeeded, "\(run.everything)")
        #expect(try text("Sources/Jars/Generated/LidCoordinator.swift", in: folder).contains("enum LidViewBuilder"))
        let other = try await Tool.vipergen(
            "new",
            "scene",
            "Cork",
            "--module",
            "Jars",
            "--style",
            "coordinatr",
            in: folder.url
        )
        #expect(other.status == 64)
        #expect(other.errors.contains("did you mean 'coordinator'?"), "\(other.errors)")
    }

    /// What a scene of the style leaves behind is known by the names that the team's own scaffolds have.
    @Test func whatIsLeftOfItsScaffoldsIsTold() async throws {
        let folder = try await jars("Reducer")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("specs/Teas/TeaDetails.yml"))
        let menu = "specs/Teas/Menu.yml"
        let route = "  tea: { to: TeaDetails, with: [teaID] }\n"
        try folder.write(try text(menu, in: folder).replacing(route, with: ""), to: menu)
        let check = try await Tool.vipergen("check", in: folder.url)
        let reducer = "TeaDetailsReducer.swift"
        let place = "Sources/Teas/Application/TeaDetails/\(reducer):1:1"
        #expect(check.everything.contains("\(place): warning: '\(reducer)' belongs to no scene"), "\(check.everything)")
    }

    @Test func reportGraphAndSchemaKnowIt() async throws {
        let folder = try await jars()
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let report = try await Tool.vipergen("report", in: folder.url)
        #expect(report.output.contains("module    kind  uikit  coordinator"), "\(report.everything)")
        let graph = try await Tool.vipergen("graph", in: folder.url)
        #expect(graph.output.contains("Jar (Jars · coordinator)"), "\(graph.everything)")
        let schema = try await Tool.vipergen("dump", "--stage", "scene-schema", in: folder.url)
        #expect(schema.output.contains("name-of-a-style-of-your-own"), "\(schema.everything)")
    }

    /// At the description, all in one run; each remedy makes the mistake go away.
    @Test(arguments: [
        ("what: ", "wat: ", "1:1: error: unknown key 'wat'", "did you mean 'what'?"),
        ("lacks: ", "traits: ", "2:1: error: unknown key 'traits'", "it can be: 'what', 'lacks', 'part'"),
        ("interactor", "interactr", "2:1: error: unknown key 'interactr'", "did you mean 'interactor'?"),
        (
            "CoordinatorViewModel", "CoordinatorViewMdel",
            "6:1: error: no template of the style is called 'CoordinatorViewMdel.swift'",
            "did you mean 'CoordinatorViewModel.swift'?"
        ),
        ("members: events", "members: event", "4:1: error: unknown set of members 'event'", "did you mean 'events'?"),
    ])
    func mistakesAreToldAtTheDescription(old: String, new: String, error: String, note: String) async throws {
        let folder = try await jars()
        let path = "specs/Templates/Coordinator/coordinator.style"
        try folder.write(try text(path, in: folder).replacing(old, with: new), to: path)
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains("\(path):\(error)"), "\(run.errors)")
        #expect(run.errors.contains(note), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Sources").path))
    }

    @Test func aNameThatIsTakenIsTold() async throws {
        let folder = try await jars()
        let path = "specs/Templates/Coordinator/coordinator.style"
        try folder.write(try text(path, in: folder), to: "specs/Templates/mvvm.style")
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.errors.contains("specs/Templates/mvvm.style:1:1: error: there is a style 'mvvm' already"))
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
        let gone = try await Tool.vipergen("check", in: folder.url)
        #expect(gone.errors.contains("'style' can't be 'coordinator'"), "\(gone.errors)")
        #expect(gone.errors.contains("there is a style 'mvvm' already"), "\(gone.errors)")
    }

    /// What only Swift can make something of isn't taken without a word.
    @Test func keysOfOtherStylesAreRefused() async throws {
        let folder = try await jars()
        let scene = "specs/Jars/Jar.yml"
        try folder.write(try text(scene, in: folder) + "view: xib\npreviews: { full: {} }\n", to: scene)
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.errors.contains("specs/Jars/Jar.yml:6:1: error:"), "\(run.errors)")
        #expect(run.errors.contains("a scene of the style 'coordinator' has no 'previews'"), "\(run.errors)")
    }

    /// The style has no interactor, so that what 'loads' implies would go nowhere.
    @Test(arguments: ["jarStore.names()", "fetchNames"])
    func whatNobodyLoadsIsRefused(source: String) async throws {
        let folder = try await jars()
        let scene = "specs/Jars/JarList.yml"
        let plain = try text(scene, in: folder)
        let loaded = plain.replacing("[String] }", with: "{ loads: [String], from: \(source) } }")
        try folder.write(loaded, to: scene)
        let run = try await Tool.vipergen("check", in: folder.url)
        let message = "an interactor would load this, and a scene of the style 'coordinator' has none"
        #expect(run.errors.contains("\(scene):5:42: error: \(message)"), "\(run.errors)")
        #expect(run.errors.contains("write 'type: [String]' in place of 'loads' and 'from'"), "\(run.errors)")
        #expect(!run.errors.contains("fetchNames: {"), "\(run.errors)")
        try folder.write(plain.replacing("[String] }", with: "{ type: [String] } }"), to: scene)
        #expect(!(try await Tool.vipergen("check", in: folder.url)).errors.contains("error:"))
    }
}
