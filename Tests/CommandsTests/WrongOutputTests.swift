import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Commands that look at a package, where there is none.
@Suite struct WrongOutputTests {
    private static let commands = TestExtent.sample([["lint", "--format", "json"], ["report"]], of: all)

    private static let all = [
        ["lint"], ["lint", "--format", "json"], ["report"], ["report", "--format", "json"],
    ]

    private func specs() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("state: { name: String }\n", to: "specs/Shelves/Jar.yml")
        try folder.write("// swift-tools-version: 6.0\n", to: "Other/Package.swift")
        try folder.write("struct Other {}\n", to: "Other/Sources/Other/Other.swift")
        try folder.write("", to: "file")
        return folder
    }

    private func run(_ arguments: [String], in folder: TemporaryFolder) async throws -> ToolRun {
        try await Tool.vipergen(arguments, in: folder.url)
    }

    @Test(
        arguments: commands + [["check"], ["check", "--diff"], ["move", "scene", "Jar", "--module", "Shop", "--yes"]]
    )
    func aFolderThatIsNotThereIs1(command: [String]) async throws {
        let folder = try specs()
        try folder.write("style: uikit\n", to: "specs/Shop/Cart.yml")
        let before = try FileTree.read(folder.url)
        let run = try await run(command + ["--output", "nowhere"], in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("vipergen: error: there is no folder 'nowhere' [no-target-package]\n"))
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test(arguments: commands + [["move", "scene", "Jar", "--module", "Shop", "--yes"]])
    func aFolderOfAnotherPackageIs1(command: [String]) async throws {
        let folder = try specs()
        try folder.write("style: uikit\n", to: "specs/Shop/Cart.yml")
        let before = try FileTree.read(folder.url)
        let run = try await run(command + ["--output", "Other"], in: folder)
        #expect(run.status == 1)
        #expect(
            run.errors.contains(
                "error: 'Other' has no module of 'Pantry', so it isn't its package [no-target-package]"
            )
        )
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test(
        arguments: commands + [
            ["check"], ["generate"], ["generate", "--dry-run"], ["generate", "--sync"], ["check", "--specs-only"],
            ["dump", "--stage", "files"], ["new", "module", "Shop"], ["new", "scene", "Bowl", "--module", "Shelves"],
            ["move", "scene", "Jar", "--module", "Shop", "--yes"], ["init", "Shop", "--yes"],
        ]
    )
    func aFolderAmongTheSpecsIs1(command: [String]) async throws {
        let folder = try specs()
        try folder.write("style: uikit\n", to: "specs/Shop/Cart.yml")
        let before = try FileTree.read(folder.url)
        // Each of them by some of the commands.
        let all = ["specs/Shelves", "./specs/new/deep", "Other/../specs/Shop"]
        for output in TestExtent.sample([all[command.count % 3]], of: all) {
            let run = try await run(command + ["--output", output], in: folder)
            #expect(run.status == 64)
            #expect(
                run.everything.contains("'\(output)' is in 'specs', the folder of the specs"),
                "\(run.everything)"
            )
            #expect(run.everything.contains("pass a folder outside 'specs' as '--output'"))
        }
        let run = try await run(command + ["--output", "specs"], in: folder)
        #expect(run.status == 64)
        #expect(run.everything.contains("'specs' is the folder of the specs"), "\(run.everything)")
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test func aFolderBesideTheSpecsWithTheSameBeginningIsFine() async throws {
        let folder = try specs()
        let run = try await run(["generate", "--output", "specs2"], in: folder)
        #expect(run.succeeded, "\(run.errors)")
    }

    @Test(arguments: commands + [["check"], ["generate"], ["generate", "--dry-run"], ["new", "module", "Shop"]])
    func aFileIs64(command: [String]) async throws {
        let folder = try specs()
        let run = try await run(command + ["--output", "file"], in: folder)
        #expect(run.status == 64)
        let told = "error: '--output' takes a folder, and 'file' is a file [invalid-argument]"
        #expect(run.errors.contains(told), "\(run.errors)")
    }

    /// What only follows from it, such as that the runtime isn't found from there, isn't told.
    @Test(arguments: commands + [["check"]]) func aMisspeltFolderIsNamed(command: [String]) async throws {
        let folder = try specs()
        try folder.write("project: Pantry\nruntime: ../gone\n", to: "specs/project.yml")
        let run = try await run(command + ["--output", "Othre"], in: folder)
        #expect(run.status == 1)
        let told = "vipergen: error: there is no folder 'Othre' [no-target-package]\n"
        #expect(run.errors.contains(told + "vipergen: note: did you mean '--output Other'?\n"), "\(run.errors)")
        #expect(!run.errors.contains("missing-folder"))
    }

    @Test func theRemedyWorks() async throws {
        let folder = try specs()
        #expect(try await run(["generate", "--output", "nowhere"], in: folder).succeeded)
        for command in WrongOutputTests.commands + [["check"]] {
            #expect(try await run(command + ["--output", "nowhere"], in: folder).succeeded, "\(command)")
        }
    }

    @Test(arguments: ["Sources/Shelves", "Tests/ShelvesTests", "Sources/PantryHeadless"])
    func aModuleWithoutSourcesIsMissing(path: String) async throws {
        let folder = try specs()
        #expect(try await run(["generate"], in: folder).succeeded)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
        let module = try #require(path.split(separator: "/").last)
        let error = "there are no sources for the module '\(module)' in '\(path)'"
        for command in WrongOutputTests.commands {
            let run = try await run(command, in: folder)
            #expect(run.status == 1, "\(command)")
            #expect(run.everything.contains(error), "\(command)")
        }
        // The plan has it already.
        let check = try await run(["check"], in: folder)
        #expect(check.status == 1)
        #expect(!check.everything.contains("missing-sources"))
        #expect(try await run(["generate"], in: folder).succeeded)
        #expect(try await run(["lint"], in: folder).succeeded)
    }

    @Test(arguments: [
        ["generate", "--output", ""], ["generate", "--specs", ""], ["init", "--output", ""],
        ["lint", "--output", ""], ["mock", "--output", "", "Sources"], ["mock", "--output", "Mocks", ""],
        ["new", "module", "Shop", "--specs", ""], ["move", "scene", "Jar", "--module", "Shop", "--output", ""],
    ])
    func anEmptyPathIs64(command: [String]) async throws {
        let folder = try specs()
        let before = try FileTree.read(folder.url)
        let run = try await run(command, in: folder)
        #expect(run.status == 64)
        #expect(run.errors.contains("is empty"))
        #expect(try FileTree.read(folder.url) == before)
    }
}
