import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What commands print for other programs.
@Suite struct JSONOutputTests {
    private static let commands = [
        ["lint", "--format", "json"], ["report", "--format", "json"], ["graph", "--format", "json"],
        ["dump", "--stage", "yaml"],
        ["dump", "--stage", "specs"], ["dump", "--stage", "project"], ["dump", "--stage", "files"],
    ]

    private func json(_ run: ToolRun) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.output)")
    }

    private func diagnostics(_ run: ToolRun) throws -> [[String: Any]] {
        try #require(json(run)["diagnostics"] as? [[String: Any]])
    }

    private func run(_ command: [String], in folder: TemporaryFolder) async throws -> ToolRun {
        try await Tool.vipergen(command, in: folder.url)
    }

    @Test(arguments: commands)
    func errorsOfSpecsAreInTheJSON(command: [String]) async throws {
        let folder = try TemporaryFolder()
        let hostile = #"\"\\\u001b\u2028\u0000'\ud800é"#
        try folder.write("project: Pantry\nstart: Jar\n\"\(hostile)\": [\n", to: "specs/project.yml")
        try folder.write("parametres: {}\n", to: "specs/Shelves/Jar.yml")
        let run = try await run(command, in: folder)
        #expect(run.status == 1)
        let found = try diagnostics(run)
        #expect(!found.isEmpty)
        for diagnostic in found {
            #expect(diagnostic.keys.sorted() == ["column", "id", "line", "message", "notes", "path", "severity"])
            let place = "\(diagnostic["path"] ?? ""):\(diagnostic["line"] ?? ""):\(diagnostic["column"] ?? ""): "
            #expect(run.errors.contains(place), "\(place)\n\(run.errors)")
        }
    }

    @Test(arguments: commands)
    func whatCannotBeReadIsInTheJSON(command: [String]) async throws {
        let folder = try TemporaryFolder()
        let run = try await run(command, in: folder)
        #expect(run.status == 1)
        #expect(try diagnostics(run).map { $0["id"] as? String } == ["no-project-spec"])
        try folder.write("", to: "specs/project.yml/file")
        #expect(try diagnostics(await self.run(command, in: folder)).isEmpty == false)
    }

    @Test func warningsAreInTheJSON() async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("style: uikit\n", to: "specs/Shelves/Jar.yml")
        #expect(try await run(["generate"], in: folder).succeeded)
        try folder.write("let lid = 1\n", to: "Sources/Shelves/Generated/Lid.swift")
        for command in JSONOutputTests.commands {
            let run = try await run(command, in: folder)
            #expect(run.succeeded)
            #expect(run.errors == "")
            let isReport = command[0] == "report"
            #expect(try diagnostics(run).map { $0["id"] as? String } == (isReport ? ["file-among-generated"] : []))
        }
        let findings = try json(await run(["lint", "--format", "json"], in: folder))["findings"] as? [[String: Any]]
        #expect(findings?.map { $0["rule"] as? String } == ["file-among-generated"])
    }
}
