import CommandTestSupport
import Foundation
import Testing
import TestSupport

@testable import FileEmission

/// What a change leaves for people to look at is told at least once, wherever a run is killed or its output ends.
///
/// `Tests/Scripts/kill-sweep` holds the same against real processes that are killed at each of their system calls.
@Suite struct ToldFindingsTests {
    private static let move = ["move", "scene", "Jar", "--module", "Shelves", "--yes"]
    private static let bundle = "after the move, 'Bundle.module' is the bundle of 'Shelves', which has no resources"
    private static let lid = "Sources/Shelves/Application/Jar/Lid.swift:2:18: warning: \(bundle) [moved-code]\n"

    private func project() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("scene: Search\n", to: "specs/Home/Search.yml")
        try folder.write("scene: Jar\n", to: "specs/Home/Jar.yml")
        try folder.write("scene: Shelf\n", to: "specs/Shelves/Shelf.yml")
        let run = try await Tool.vipergenOnce("generate", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let lid = "import Foundation\nlet lid = Bundle.module\n"
        try folder.write(lid, to: "Sources/Home/Application/Jar/Lid.swift")
        return folder
    }

    private func vipergen(_ arguments: [String], in folder: TemporaryFolder) async throws -> ToolRun {
        try await Tool.vipergen(arguments, in: folder.url)
    }

    private func journal(in folder: TemporaryFolder) -> URL {
        folder.url.appendingPathComponent("specs/.vipergen-journal")
    }

    /// Nobody has read the report of a run that could not write it.
    private static let commands = [
        Self.move, ["generate"], ["generate", "--sync"], ["lint", "--fix"], ["new", "module", "Pots"],
        ["new", "scene", "Lid", "--module", "Home", "--route-from", "Search"],
        ["move", "scene", "Jar", "--module", "Home", "--yes"],
    ]

    @Test(arguments: TestExtent.sample([["generate"]], of: commands))
    func whatCouldNotBeWrittenIsToldByTheNextRun(next: [String]) async throws {
        let folder = try await project()
        let command = "exec '\(Repository.vipergen.path)' \(Self.move.joined(separator: " ")) 2>/dev/full"
        let first = try await Tool.run("sh", ["-c", command], in: folder.url)
        #expect(first.status == 74)
        #expect(FileManager.default.fileExists(atPath: journal(in: folder).path))
        let second = try await vipergen(next, in: folder)
        #expect(second.succeeded, "\(second.everything)")
        #expect(second.errors.components(separatedBy: Self.lid).count == 2, "\(second.errors)")
        let finished = "vipergen: finished 'vipergen \(Self.move.joined(separator: " "))', which was interrupted\n"
        #expect(second.errors.components(separatedBy: finished).count == 2, "\(second.errors)")
        #expect(!FileManager.default.fileExists(atPath: journal(in: folder).path))
        let third = try await vipergen(["generate"], in: folder)
        #expect(third.succeeded && !third.errors.contains("moved-code"), "\(third.errors)")
    }

    /// What follows from specs that were edited by hand.
    @Test func whatGenerateListsIsToldByTheNextRun() async throws {
        let folder = try await project()
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("specs/Home/Jar.yml"))
        let command = "exec '\(Repository.vipergen.path)' generate 2>/dev/full"
        #expect(try await Tool.run("sh", ["-c", command], in: folder.url).status == 74)
        let second = try await vipergen(["generate"], in: folder)
        #expect(second.succeeded, "\(second.everything)")
        let told = second.errors.split(separator: "\n").filter { $0.hasSuffix("[scaffold-left-over]") }
        for file in ["JarViewController", "JarPresenter"] {
            #expect(told.contains { $0.contains("/\(file).swift:") }, "\(second.errors)")
        }
        let third = try await vipergen(["generate"], in: folder)
        #expect(third.succeeded && !third.errors.contains("scaffold-left-over"), "\(third.errors)")
    }

    /// A run that finishes another one's change and makes one of its own may be killed as well.
    @Test func theNextChangeKeepsWhatIsNotToldYet() async throws {
        let folder = try await project()
        let vipergen = "'\(Repository.vipergen.path)'"
        let command = """
            \(vipergen) \(Self.move.joined(separator: " ")) 2>/dev/full
            \(vipergen) new scene Lid --module Home --route-from Search 2>/dev/full
            """
        #expect(try await Tool.run("sh", ["-c", command], in: folder.url).status == 74)
        let journal = try Journal(text: Array(try Data(contentsOf: journal(in: folder))))
        #expect(journal.command == "new scene Lid --module Home --route-from Search")
        #expect(journal.findings.map(\.id).contains("moved-code"))
        let next = try await self.vipergen(["generate"], in: folder)
        #expect(next.succeeded && next.errors.contains(Self.lid), "\(next.errors)")
    }

    @Test(.onlyInTestAll, arguments: ["sarif", "json"]) func documentsHoldIt(format: String)
        async throws
    {
        let folder = try await project()
        let command =
            "exec '\(Repository.vipergen.path)' \(Self.move.joined(separator: " ")) --format \(format) >/dev/full"
        #expect(try await Tool.run("sh", ["-c", command], in: folder.url).status == 74)
        let next = try await vipergen(["generate", "--format", format], in: folder)
        #expect(
            next.output.contains("moved-code") && next.output.contains("'Bundle.module' is the bundle"),
            "\(next.everything)"
        )
        _ = try JSONSerialization.jsonObject(with: Data(next.output.utf8))
        #expect(!FileManager.default.fileExists(atPath: journal(in: folder).path))
    }

    @Test func withNothingToTellNothingIsKept() async throws {
        let folder = try await project()
        let command = "exec '\(Repository.vipergen.path)' new module Pots 2>/dev/full"
        _ = try await Tool.run("sh", ["-c", command], in: folder.url)
        #expect(!FileManager.default.fileExists(atPath: journal(in: folder).path))
    }
}
