import Foundation
import TestSupport
import Testing

/// Pipes and folders in the place of files: a command says so, and never waits for them.
@Suite struct OddFileTests {
    private static let project = "project: Pantry\nruntime: { path: /tmp }\n"

    private func package(_ project: String = project) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(project, to: "specs/project.yml")
        try folder.write("state: { title: String }\n", to: "specs/Home/Welcome.yml")
        let run = try await Tool.vipergen("generate", in: folder.url)
        try #require(run.succeeded, "\(run.everything)")
        return folder
    }

    private func put(pipeAt path: String, in folder: TemporaryFolder) throws {
        let place = folder.url.appendingPathComponent(path).path
        if FileManager.default.fileExists(atPath: place) { try FileManager.default.removeItem(atPath: place) }
        try #require(mkfifo(place, 0o600) == 0)
    }

    /// Also where the manifest is the team's, which nothing is written to.
    @Test(arguments: ["", "manifest: team\n"]) func aManifestThatIsAPipe(manifest: String) async throws {
        let folder = try await package(Self.project + manifest)
        try put(pipeAt: "Package.swift", in: folder)
        for command in [["generate"], ["generate", "--sync"], ["sync"], ["check"], ["lint"], ["report"]] {
            let run = try await Tool.run(Repository.vipergen.path, command, in: folder.url)
            #expect(run.status == 1, "\(command): \(run.everything)")
            #expect(run.everything.contains("'Package.swift' is in the way: it is not a regular file"))
            #expect(!run.everything.contains("to keep it"), "\(command): \(run.everything)")
        }
    }

    @Test(.timeLimit(.minutes(5))) func anOutputThatIsALinkToNothing() async throws {
        let folder = try await package()
        let link = folder.url.appendingPathComponent("out").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
        for command in [["generate"], ["generate", "--sync"], ["new", "scene", "Jar", "--module", "Home"]] {
            let run = try await Tool.run(Repository.vipergen.path, command + ["--output", "out"], in: folder.url)
            #expect(run.status == 74, "\(command): \(run.everything)")
            #expect(run.errors.contains("cannot open 'out': No such file or directory"), "\(command): \(run.errors)")
        }
    }

    @Test func aSourceThatIsAPipe() async throws {
        let folder = try await package()
        try put(pipeAt: "Sources/Home/Pipe.swift", in: folder)
        for command in [["sync"], ["lint"], ["report"], ["mock", "Sources/Home", "--output", "Mocks"]] {
            let run = try await Tool.run(Repository.vipergen.path, command, in: folder.url)
            #expect(run.status == 74, "\(command): \(run.everything)")
            #expect(
                run.errors.contains("cannot read 'Sources/Home/Pipe.swift': it is not a regular file"),
                "\(command)"
            )
        }
    }
}
