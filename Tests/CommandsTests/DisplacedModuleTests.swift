import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// A module whose sources are in another folder than the specs say isn't begun anew beside them.
@Suite struct DisplacedModuleTests {
    private func pantry() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("scene: Jar\nevents: [didTapOpen]\n", to: "specs/Shelves/Jar.yml")
        try folder.write("uiModule: true\n", to: "specs/Cellar/module.yml")
        try folder.write("scene: Cask\nstyle: swiftui\n", to: "specs/Cellar/Cask.yml")
        try folder.write("public struct Lid: Sendable {}\n", to: "Sources/PantryCore/Lid.swift")
        let run = try await Tool.vipergenOnce("generate", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        return folder
    }

    private func move(_ from: String, to: String, in folder: TemporaryFolder) throws {
        let target = folder.url.appendingPathComponent(to)
        let files = FileManager.default
        try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try files.moveItem(at: folder.url.appendingPathComponent(from), to: target)
    }

    private func removeGenerated(below path: String, in folder: TemporaryFolder) throws {
        let root = folder.url.appendingPathComponent(path)
        let generated = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter {
            $0.hasSuffix("Generated")
        }
        for name in generated { try FileManager.default.removeItem(at: root.appendingPathComponent(name)) }
    }

    struct Displaced: Sendable {
        var module: String
        var from: String
        var to: String
        var spec: String
        /// Of git's, which may not have what is generated.
        var isCloned = false
    }

    private static let displaced = [
        Displaced(module: "Shelves", from: "Sources/Shelves", to: "Sources/Shelf", spec: "sources: Sources/Shelf\n"),
        Displaced(module: "Shelves", from: "Sources/Shelves", to: "App/Shelves", spec: "sources: App/Shelves\n"),
        Displaced(
            module: "Shelves",
            from: "Sources/Shelves",
            to: "Sources/Shelf",
            spec: "sources: Sources/Shelf\n",
            isCloned: true
        ),
        Displaced(
            module: "PantryCore",
            from: "Sources/PantryCore",
            to: "Sources/Core",
            spec: "kind: core\nsources: Sources/Core\n"
        ),
        Displaced(module: "Pantry", from: "Sources/Pantry", to: "Old/App", spec: "sources: Old/App\n"),
    ]

    /// Each remedy is followed to the letter.
    @Test(arguments: TestExtent.sample([displaced[1]], of: displaced))
    func aModulesFolderThatWasMoved(_ displaced: Displaced) async throws {
        let folder = try await pantry()
        let original = try FileTree.read(folder.url)
        try move(displaced.from, to: displaced.to, in: folder)
        if displaced.isCloned { try removeGenerated(below: displaced.to, in: folder) }
        let before = try FileTree.read(folder.url)
        let message =
            "the sources of '\(displaced.module)' belong in '\(displaced.from)', and are in '\(displaced.to)' [missing-folder]"
        for command in [["generate"], ["check"], ["new", "scene", "Tin", "--module", "Shelves", "--yes"]] {
            let run = try await Tool.vipergen(command, in: folder.url)
            #expect(run.status == 1 && run.errors.contains(message), "\(command): \(run.everything)")
            let written = displaced.spec.split(separator: "\n").map { "'\($0)'" }.joined(separator: " and ")
            let spec = "specs/\(displaced.module)/module.yml"
            let note = "note: move '\(displaced.to)' to '\(displaced.from)', or write \(written) in '\(spec)'\n"
            #expect(run.errors.contains(note), "\(run.errors)")
            #expect(try FileTree.read(folder.url) == before)
        }
        try folder.write(displaced.spec, to: "specs/\(displaced.module)/module.yml")
        let written = try await Tool.vipergen("generate", in: folder.url)
        #expect(written.succeeded, "\(written.errors)")
        #expect(try await Tool.vipergen("check", "--skip", "lint", in: folder.url).succeeded)
        #expect(try FileTree.read(folder.url).keys.allSatisfy { !$0.hasPrefix(displaced.from + "/") })

        try FileManager.default.removeItem(at: folder.url)
        for (path, bytes) in before { try folder.write(Array(bytes), to: path) }
        try move(displaced.to, to: displaced.from, in: folder)
        let moved = try await Tool.vipergen("generate", in: folder.url)
        #expect(moved.succeeded, "\(moved.errors)")
        #expect(try FileTree.read(folder.url) == original)
    }

    /// What lies beside the module's folder has to go along.
    @Test func sourcesThatAreNoLongerSaid() async throws {
        let folder = try await pantry()
        try folder.write("kind: core\nsources: Old/Kit\nmocks: public\n", to: "specs/Kit/module.yml")
        try folder.write("public protocol Bank: Sendable { func open() }\n", to: "Old/Kit/Bank.swift")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        try folder.write("kind: core\nmocks: public\n", to: "specs/Kit/module.yml")
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen("generate", in: folder.url)
        let note = "move 'Old/Kit' to 'Sources/Kit', 'Old/KitTestSupport' to 'Sources/KitTestSupport', or write"
        #expect(run.status == 1 && run.errors.contains(note), "\(run.everything)")
        #expect(try FileTree.read(folder.url) == before)
        for name in ["Kit", "KitTestSupport"] { try move("Old/\(name)", to: "Sources/\(name)", in: folder) }
        let moved = try await Tool.vipergen("generate", in: folder.url)
        #expect(moved.succeeded && moved.everything.contains(" 0 created, "), "\(moved.everything)")
    }

    /// Views are people's own, too.
    @Test func viewsStayBehind() async throws {
        let folder = try await pantry()
        try move("Sources/Cellar", to: "Sources/Wines", in: folder)
        let run = try await Tool.vipergen("generate", in: folder.url)
        let sources = "'sources: Sources/Wines' in 'specs/Cellar/module.yml'"
        let note = "or write \(sources) and move 'Sources/CellarUI' to 'Sources/WinesUI'\n"
        #expect(run.status == 1 && run.errors.contains(note), "\(run.everything)")
        try move("Sources/CellarUI", to: "Sources/WinesUI", in: folder)
        try folder.write("uiModule: true\nsources: Sources/Wines\n", to: "specs/Cellar/module.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        // Alone, they have nothing of their own to say.
        try move("Sources/WinesUI", to: "Sources/Views", in: folder)
        let alone = try await Tool.vipergen("generate", in: folder.url)
        #expect(alone.status == 1, "\(alone.everything)")
        #expect(alone.errors.contains("note: move 'Sources/Views' to 'Sources/WinesUI'\n"), "\(alone.errors)")
    }

    /// Tests, and texts where a module has nothing else, are people's own as well.
    @Test(
        arguments: TestExtent.first(
            1,
            of: [
                ("Tests/ShelvesTests", "Tests/ShelfTests", "ShelvesTests"),
                ("Sources/PantryCore", "Sources/Core", "PantryCore"),
            ]
        )
    )
    func testsAndTextsStayBehind(from: String, to: String, name: String) async throws {
        let folder = try await pantry()
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sources/PantryCore/Lid.swift"))
        let project = "project: Pantry\nruntime: ../..\nlocalization: en\n"
        try folder.write(project, to: "specs/project.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let original = try FileTree.read(folder.url)
        try move(from, to: to, in: folder)
        let before = try FileTree.read(folder.url)
        for command in ["generate", "check"] {
            let run = try await Tool.vipergen(command, in: folder.url)
            let message = "the sources of '\(name)' belong in '\(from)', and are in '\(to)' [missing-folder]\n"
            #expect(run.status == 1 && run.errors.contains(message), "\(run.everything)")
            #expect(run.errors.contains("note: move '\(to)' to '\(from)'"), "\(run.errors)")
            #expect(try FileTree.read(folder.url) == before)
        }
        try move(to, to: from, in: folder)
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        #expect(try FileTree.read(folder.url) == original)
    }

    /// A scene's files in a folder that no target has aren't written anew.
    @Test func aScenesFolderThatWasMoved() async throws {
        let folder = try await pantry()
        try folder.write("scene: Tin\n", to: "specs/Shelves/Tin.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let original = try FileTree.read(folder.url)
        let (from, to) = ("Sources/Shelves/Application/Tin", "Sources/Tin")
        try move(from, to: to, in: folder)
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen("generate", in: folder.url)
        let expected = """
            Sources/Tin/TinPresenter.swift:1:1: error: 'TinPresenter.swift' is in a folder of no module, and would be written anew in '\(from)' [missing-folder]
            Sources/Tin/TinPresenter.swift:1:1: note: move it to '\(from)/TinPresenter.swift'
            Sources/Tin/TinPresenter.swift:1:1: note: if it is left over, delete it, or list 'Sources/Tin/TinPresenter.swift' under 'unmanaged' in 'specs/project.yml'

            """
        #expect(run.status == 1 && run.errors.hasPrefix(expected), "\(run.everything)")
        #expect(try await Tool.vipergen("check", in: folder.url).status == 1)
        #expect(try FileTree.read(folder.url) == before)
        let kept = "project: Pantry\nruntime: ../..\nunmanaged: [Sources/Tin]\n"
        try folder.write(kept, to: "specs/project.yml")
        #expect(try await Tool.vipergen("check", "--skip", "lint", in: folder.url).output.contains("missing \(from)"))
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try move(to, to: from, in: folder)
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        #expect(try FileTree.read(folder.url) == original)
    }

    /// What isn't in git, what is left over and listed, and what is another package's.
    @Test func nothingIsSaidOfOtherFolders() async throws {
        let folder = try await pantry()
        let before = try FileTree.read(folder.url)
        try removeGenerated(below: "", in: folder)
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        #expect(try FileTree.read(folder.url) == before)

        for (path, bytes) in before { try folder.write(Array(bytes), to: "Copies/Pantry/\(path)") }
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sources/Shelves"))
        let copied = try await Tool.vipergen("generate", in: folder.url)
        #expect(copied.succeeded, "\(copied.errors)")

        try move("Sources/Shelves", to: "Sources/Shelf", in: folder)
        let kept = "project: Pantry\nruntime: ../..\nunmanaged: [Sources/Shelf]\n"
        try folder.write(kept, to: "specs/project.yml")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
    }
}
