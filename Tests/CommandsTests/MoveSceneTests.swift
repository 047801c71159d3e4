import CommandTestSupport
import Foundation
import Testing
import TestSupport

@Suite struct MoveSceneTests {
    private func project() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("scene: Search\nroutes:\n  jar: { to: Jar }\n", to: "specs/Home/Search.yml")
        try folder.write("# kept\nscene: Jar\nroutes:\n  back: { to: Search }\n", to: "specs/Home/Jar.yml")
        try folder.write("scene: Shelf\n", to: "specs/Shelves/Shelf.yml")
        let run = try await Tool.vipergenOnce("generate", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        try folder.write("struct Lid {}\n", to: "Sources/Home/Application/Jar/Parts/Lid.swift")
        try folder.write("func shine(_ lid: Lid) {} // JarPresenter\n", to: "Sources/Home/Polish.swift")
        try folder.write("struct Soap {}\n", to: "Sources/Home/Soap.swift")
        try folder.write(Self.ways, to: Self.waysPath)
        try folder.write(Self.waysTests, to: Self.waysTestsPath)
        try folder.write(
            "extension Lid { var soap: Soap { Soap() } }\n",
            to: "Sources/Home/Application/Jar/Washing.swift"
        )
        return folder
    }

    /// Code of the team's own that leads to the scene that moves, and its test.
    private static let waysPath = "Sources/Home/Application/Search/SearchWays.swift"
    private static let ways = """
        import HomeInterface
        import ViperRuntime

        extension SearchWireframe {
            func makeJar() -> UIViewController {
                environment.resolve(ViewDescriptor.JarDescriptor())
            }
        }

        """
    private static let waysTestsPath = "Tests/HomeTests/SearchWaysTests.swift"
    private static let waysTests = """
        import HomeInterface
        import Testing

        @testable import Home

        @MainActor @Test func jarIsShown() {
            let environment = MockSceneEnvironment()
            SearchWireframe(environment: environment).showJar()
            #expect(environment.resolvedHomeScenes.last == .jar(ViewDescriptor.JarDescriptor()))
        }

        """

    private func move(_ arguments: String..., in folder: TemporaryFolder) async throws -> ToolRun {
        try await Tool.vipergen(["move", "scene"] + arguments, in: folder.url)
    }

    @Test func anOldDescriptorIsToBeDeleted() async throws {
        let folder = try await project()
        let old = "enum Pages {\n    struct JarDescriptor {}\n}\n"
        try folder.write(old, to: "Sources/PantryCore/Pages.swift")
        let run = try await move("Jar", "--module", "Shelves", "--yes", in: folder)
        let expected = """
            Sources/PantryCore/Pages.swift:2:5: warning: 'JarDescriptor' is generated in 'ShelvesInterface', and this one is still here [moved-code]
            Sources/PantryCore/Pages.swift:2:5: note: delete it, with its extensions

            """
        #expect(run.errors.contains(expected), "\(run.errors)")
    }

    @Test func movesWhatBelongsToTheSceneAndListsWhatNeedsALook() async throws {
        let folder = try await project()
        let before = try FileTree.read(folder.url)
        let run = try await move("Jar", "--module", "Shelves", "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let after = try FileTree.read(folder.url)
        let moves = [
            ("specs/Home/Jar.yml", "specs/Shelves/Jar.yml"),
            ("Tests/HomeTests/JarTests.swift", "Tests/ShelvesTests/JarTests.swift"),
            ("Sources/Home/Application/Jar/JarPresenter.swift", "Sources/Shelves/Application/Jar/JarPresenter.swift"),
            ("Sources/Home/Application/Jar/Parts/Lid.swift", "Sources/Shelves/Application/Jar/Parts/Lid.swift"),
        ]
        for (old, new) in moves {
            #expect(after[new] == before[old].map { $0.importing("Shelves") } && before[old] != nil, "\(new)")
            #expect(after[old] == nil)
        }
        #expect(after[Self.waysPath] == before[Self.waysPath].map { $0.importing("Shelves") })
        #expect(after[Self.waysPath] != before[Self.waysPath])
        #expect(run.output.contains("change \(Self.waysPath)\n"))
        #expect(after["Sources/Shelves/Generated/JarScene.swift"] != nil)
        #expect(after.keys.filter { $0.hasPrefix("Sources/Home/") && $0.contains("/Jar") } == [])
        for warning in [
            "warning: after the move, 'showJar' is no longer recorded in 'resolvedHomeScenes' [moved-code]",
            "note: write 'resolvedShelvesScenes'",
        ] {
            #expect(run.errors.contains(warning), "\(warning)\n\(run.errors)")
        }
        #expect(run.errors.contains("\(Self.waysTestsPath):"))
        // What each module no longer sees, the compiler tells.
        #expect(run.errors.components(separatedBy: "[moved-code]").count == 2, "\(run.errors)")
        #expect(try await Tool.vipergen("check", "--skip", "lint", in: folder.url).succeeded)
        #expect(try await move("Jar", "--module", "Home", "--yes", in: folder).succeeded)
        #expect(try FileTree.read(folder.url) == before)
    }

    private func lines(_ text: Data?) -> [Data.SubSequence]? {
        text?.split(separator: UInt8(ascii: "\n")).sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Sorted where the others are, one line more where the old one is needed as well, and all of it taken back.
    @Test func importsAreAddedBesideThoseThatStay() async throws {
        let folder = try await project()
        let begin = "// Who leads where.\nimport Foundation\nimport HomeInterface\n"
        let rest = "import ViperRuntime\n\nlet all: [Any.Type] = [ViewDescriptor.JarDescriptor.self"
        let more = ", ViewDescriptor.SearchDescriptor.self]\nlet lid = Lid()\n"
        try folder.write(begin + rest + more, to: "Sources/Home/Both.swift")
        let uncertain = "import HomeInterface // for both\n" + rest.dropFirst(21) + more
        try folder.write(uncertain, to: "Sources/Home/Uncertain.swift")
        let before = try FileTree.read(folder.url)
        let diff = try await move("Jar", "--module", "Shelves", "--diff", in: folder)
        #expect(diff.output.contains("+import ShelvesInterface\n"), "\(diff.everything)")
        #expect(try FileTree.read(folder.url) == before)
        let run = try await move("Jar", "--module", "Shelves", "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        #expect(try folder.read("Sources/Home/Both.swift") == begin + "import ShelvesInterface\n" + rest + more)
        #expect(try folder.read("Sources/Home/Uncertain.swift") == uncertain)
        #expect(!run.errors.contains("Sources/Home/"), "\(run.errors)")
        #expect(try await move("Jar", "--module", "Home", "--yes", in: folder).succeeded)
        #expect(try FileTree.read(folder.url) == before)
    }

    /// The app, which has no spec of its own, may have any scene, and imports everything.
    @Test(.onlyInTestAll) func movesIntoTheAppAndOutOfIt() async throws {
        let folder = try await project()
        let before = try FileTree.read(folder.url)
        let run = try await move("Jar", "--module", "Pantry", "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let after = try FileTree.read(folder.url)
        for (old, new) in [
            ("specs/Home/Jar.yml", "specs/Pantry/Jar.yml"),
            ("Tests/HomeTests/JarTests.swift", "Tests/PantryTests/JarTests.swift"),
            ("Sources/Home/Application/Jar/JarPresenter.swift", "Sources/Pantry/Application/Jar/JarPresenter.swift"),
            ("Sources/Home/Application/Jar/Parts/Lid.swift", "Sources/Pantry/Application/Jar/Parts/Lid.swift"),
        ] {
            // Imports are sorted.
            #expect(lines(after[new]) == lines(before[old].map { $0.importing("Pantry") }), "\(new)")
            #expect(before[old] != nil)
            #expect(after[old] == nil)
        }
        #expect(after["Sources/Pantry/Generated/JarScene.swift"] != nil)
        let scenes = try #require(after["Sources/PantryInterface/Generated/PantryScenes.swift"])
        #expect(String(decoding: scenes, as: UTF8.self).contains(" struct JarDescriptor: "))
        #expect(lines(after[Self.waysPath]) == lines(before[Self.waysPath].map { $0.importing("Pantry") }))
        #expect(!run.errors.contains("'JarDescriptor'"), "\(run.errors)")
        #expect(try await Tool.vipergen("check", "--skip", "lint", in: folder.url).succeeded)
        #expect(try await move("Jar", "--module", "Home", "--yes", in: folder).succeeded)
        #expect(try FileTree.read(folder.url) == before)
    }

    /// Where another scene of the old module is led to as well, the old record still compiles, and the test would fail.
    @Test func recordsOfWhatIsResolvedAreListed() async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("scene: Search\nroutes: { jar: Jar, lid: Lid }\n", to: "specs/Home/Search.yml")
        for scene in ["Jar", "Lid"] { try folder.write("scene: \(scene)\n", to: "specs/Shelves/\(scene).yml") }
        let made = try await Tool.vipergen("generate", in: folder.url)
        #expect(made.succeeded, "\(made.errors)")
        let tests = Self.waysTests.replacing("HomeInterface", with: "ShelvesInterface")
            .replacing("resolvedHomeScenes", with: "resolvedShelvesScenes")
        let ofLid = tests.replacing("Jar", with: "Lid").replacing("jar", with: "lid")
        try folder.write(tests + ofLid, to: Self.waysTestsPath)
        let run = try await move("Jar", "--module", "Pantry", "--dry-run", in: folder)
        let found = run.errors.split(separator: "\n").filter { $0.contains("resolvedPantryScenes") }
        #expect(found == ["\(Self.waysTestsPath):9:25: note: write 'resolvedPantryScenes'"], "\(run.errors)")
    }

    /// The spec is right as it is, so the module is to blame.
    @Test func aModuleThatCannotHaveTheSceneIsToBlame() async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("scene: Search\n", to: "specs/Home/Search.yml")
        try folder.write("scene: Jar\nstyle: legacy\nclass: JarViewController\n", to: "specs/Pantry/Jar.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let run = try await Tool.vipergen("move", "scene", "Jar", "--module", "Home", "--yes", in: folder.url)
        let message =
            "vipergen: error: '--module Home': 'Home' is a feature, and an old screen can't be in one [wrong-module]"
        #expect(run.status == 1 && run.errors == "\(message)\nvipergen: note: name another module\n", "\(run.errors)")
    }

    @Test func aDryRunSaysItAndChangesNothing() async throws {
        let folder = try await project()
        let before = try FileTree.read(folder.url)
        let run = try await move("Jar", "--module", "Shelves", "--dry-run", in: folder)
        #expect(run.succeeded)
        #expect(run.output.contains("would move Sources/Home/Application/Jar to Sources/Shelves/Application/Jar\n"))
        #expect(run.output.contains("would change Tests/HomeTests/JarTests.swift\n"))
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test(arguments: [
        (["Jarr", "--module", "Shelves", "--yes"], 1, "did you mean 'Jar'?"),
        (["Jar", "--module", "Shelvs", "--yes"], 1, "did you mean 'Shelves'?"),
        (["Jar", "--module", "PantryCore", "--yes"], 1, "is a core module"),
        (["Jar", "--module", "Home", "--yes"], 1, "'Jar' is already in 'Home'"),
        (["Jar", "--module", "Shelves"], 64, "pass it as --yes"),
        (["Jar", "--yes"], 64, "pass it as --module"),
    ])
    func whatCantBeDoneIsSaid(arguments: [String], status: Int, message: String) async throws {
        let folder = try await project()
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen(["move", "scene"] + arguments, in: folder.url)
        #expect(run.status == status)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(try FileTree.read(folder.url) == before)
    }

    private static let occupied = [
        "Sources/Shelves/Application/Jar/Mine.swift", "Tests/ShelvesTests/JarTests.swift",
        "specs/Shelves/Jar.yml/x.txt",
    ]

    @Test(arguments: TestExtent.sample(Array(occupied.prefix(1)), of: occupied))
    func nothingIsReplaced(path: String) async throws {
        let folder = try await project()
        try folder.write("// mine\n", to: path)
        let before = try FileTree.read(folder.url)
        let run = try await move("Jar", "--module", "Shelves", "--yes", in: folder)
        #expect(run.status == 1, "\(run.everything)")
        let kind = path.hasPrefix("specs") ? "[not-a-plain-file]" : "[file-in-the-way]"
        #expect(run.errors.contains(kind), "\(run.errors)")
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test func aProjectWithErrorsStaysAsItIs() async throws {
        let folder = try await project()
        try folder.write("scene: Shelf\nuses: [nothing]\n", to: "specs/Shelves/Shelf.yml")
        let before = try FileTree.read(folder.url)
        let run = try await move("Jar", "--module", "Shelves", "--yes", in: folder)
        #expect(run.errors.hasPrefix("specs/Shelves/Shelf.yml:2:8: error: unknown service 'nothing'"))
        #expect(try FileTree.read(folder.url) == before)
    }

    /// What a run leaves that was killed after its first moves: the same command goes on.
    @Test func anInterruptedMoveIsCompleted() async throws {
        let whole = try await project()
        #expect(try await move("Jar", "--module", "Shelves", "--yes", in: whole).succeeded)
        let folder = try await project()
        let (files, url) = (FileManager.default, folder.url)
        try files.createDirectory(
            at: url.appendingPathComponent("Sources/Shelves/Application"),
            withIntermediateDirectories: true
        )
        try files.moveItem(
            at: url.appendingPathComponent("Sources/Home/Application/Jar"),
            to: url.appendingPathComponent("Sources/Shelves/Application/Jar")
        )
        for (old, new) in [
            ("Tests/HomeTests/JarTests.swift", "Tests/ShelvesTests/JarTests.swift"),
            ("specs/Home/Jar.yml", "specs/Shelves/Jar.yml"),
        ] {
            try files.linkItem(at: url.appendingPathComponent(old), to: url.appendingPathComponent(new))
        }
        let run = try await move("Jar", "--module", "Shelves", "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        #expect(try FileTree.read(folder.url) == FileTree.read(whole.url))
    }
}
