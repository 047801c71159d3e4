import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// An option names a file where it takes a folder, or the other way round: wrong usage, which changes nothing.
@Suite struct WrongKindOfPathTests {
    private static let commands = [
        "generate", "check", "check --specs-only", "lint", "lint --format json", "report", "report --format json",
        "graph",
        "dump --stage specs", "eject --yes", "doctor", "dump --stage scene-schema", "new module Shop",
        "new scene Bowl --module Shelves", "move scene Jar --module Shop --yes", "rename scene Jar Bowl --yes",
        "remove scene Jar --yes",
    ]

    private func package() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let runtime = "runtime: { url: https://example.com/ViperGen, version: 1.0.0 }\n"
        try folder.write("project: Pantry\n\(runtime)", to: "specs/project.yml")
        try folder.write("state: { name: String }\n", to: "specs/Shelves/Jar.yml")
        try folder.write("", to: "file")
        let run = try await Tool.vipergenOnce("generate", in: folder)
        try #require(run.succeeded, "\(run.everything)")
        return folder
    }

    private func expectUsage(_ command: String, _ told: String, in folder: TemporaryFolder) async throws {
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen(command.split(separator: " ").map(String.init), in: folder.url)
        #expect(run.status == 64, "\(command): \(run.everything)")
        #expect(run.everything.contains(told), "\(command): \(run.everything)")
        #expect(try FileTree.read(folder.url) == before, "\(command)")
    }

    @Test(arguments: TestExtent.sample(["check --specs-only", "graph"], of: commands)) func aFileForTheSpecs(
        command: String
    ) async throws {
        let folder = try await package()
        for file in ["specs/project.yml", "specs/Shelves/Jar.yml"] {
            let told = "'--specs' takes a folder, and '\(file)' is a file"
            try await expectUsage("\(command) --specs \(file)", told, in: folder)
        }
        try await expectUsage("\(command) --specs file", "'--specs' takes a folder, and 'file' is a file", in: folder)
    }

    @Test func aFileForTheRuntime() async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        let told = "error: '--runtime' takes a folder, and 'file' is a file [invalid-argument]"
        try await expectUsage("init --yes --runtime file Pantry", told, in: folder)
    }

    /// Whether the package's folder is there doesn't matter, nor from where the file is named.
    @Test(arguments: [("file", "out"), ("../file", "out"), ("../../file", "out/in"), ("../file", "there")])
    func aFileForTheRuntimeOfAnotherFolder(path: String, output: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        try folder.write("", to: "there/empty")
        let told = "error: '--runtime' takes a folder, and '\(path)' is a file [invalid-argument]"
        try await expectUsage("init --yes --runtime \(path) Pantry --output \(output)", told, in: folder)
    }

    /// One exit code for a path at which nothing is: a file written there is all that is missing.
    @Test(
        arguments: TestExtent.sample(
            ["mock nowhere --output Mocks", "generate", "check", "lint"],
            of: [
                "mock nowhere --output Mocks", "lint --baseline nowhere", "check --baseline nowhere",
                "adopt --output nowhere",
                "rename scene Jar Bowl --yes --baseline nowhere",
            ] + commands
        )
    )
    func nothingAtThePath(command: String) async throws {
        let folder = try await package()
        let before = try FileTree.read(folder.url)
        let isOfSpecs = Self.commands.contains(command)
        let arguments = command.split(separator: " ").map(String.init) + (isOfSpecs ? ["--specs", "nowhere"] : [])
        let run = try await Tool.vipergen(arguments, in: folder.url)
        #expect(run.status == 1, "\(command): \(run.everything)")
        #expect(run.everything.contains("nowhere"), "\(command): \(run.everything)")
        #expect(try FileTree.read(folder.url) == before, "\(command)")
    }

    @Test func theFolderIsNamed() async throws {
        let folder = try await package()
        let message = "error: '--specs' takes a folder, and 'specs/Shelves/Jar.yml' is a file [invalid-argument]\n"
        let note = "vipergen: note: write '--specs specs'\n"
        try await expectUsage("check --specs specs/Shelves/Jar.yml", message + note, in: folder)
        #expect(try await Tool.vipergen("check", "--specs", "specs", in: folder.url).succeeded)
        try await expectUsage("check --specs file", "write the folder that holds 'project.yml'", in: folder)
        try await expectUsage("check --output file", "write '--output .'", in: folder)
        #expect(try await Tool.vipergen("check", "--output", ".", in: folder.url).succeeded)
    }

    @Test(arguments: [
        "init Shop --yes --output file", "adopt --output file", "adopt --specs file", "mock Sources --output file",
    ])
    func aFileForAFolderThatIsMade(command: String) async throws {
        let folder = try await package()
        try await expectUsage(command, "takes a folder, and 'file' is a file [invalid-argument]", in: folder)
    }

    @Test(arguments: [
        "lint --baseline", "lint --write-baseline", "check --baseline", "check --write-baseline", "report --baseline",
        "report --write-baseline", "report --history", "rename scene Jar Bowl --yes --baseline",
    ])
    func aFolderForAFile(command: String) async throws {
        let folder = try await package()
        let told = "'Sources' is a folder, and a file is wanted [invalid-argument]"
        try await expectUsage("\(command) Sources", told, in: folder)
    }
}
