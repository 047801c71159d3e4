import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// Folders of templates that `templates` in `project.yml` lists.
@Suite struct SharedTemplateTests {
    private func note(_ text: String) -> String {
        """
        {{!
        for: scene
        file: Sources/<Feature>/Generated/<Scene>Note.swift
        kind: generated
        declares: <Scene>Note
        }}
        {{> GeneratedHeader}}
        enum {{scene}}Note { static let text = "\(text)" }

        """
    }

    private func pantry(_ templates: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let project = "project: Pantry\nruntime: \(Repository.root.path)\ntemplates: \(templates)\n"
        try folder.write(project, to: "app/specs/project.yml")
        try folder.write("summary: One jar.\n", to: "app/specs/Shelves/Jar.yml")
        try folder.write(note("first"), to: "First/Note.swift.mustache")
        try folder.write(note("second"), to: "shared/Second/Note.swift.mustache")
        return folder
    }

    private func generate(_ folder: TemporaryFolder) async throws -> ToolRun {
        try await Tool.vipergen("generate", in: folder.url.appendingPathComponent("app"))
    }

    private func made(in folder: TemporaryFolder) throws -> String {
        let file = folder.url.appendingPathComponent("app/Sources/Shelves/Generated/JarNote.swift")
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    @Test func theNearerOneWins() async throws {
        let folder = try pantry("[../../First, ../../shared/Second]")
        #expect(try await generate(folder).succeeded)
        #expect(try made(in: folder).contains("second"))
        try folder.write(note("own"), to: "app/specs/Templates/Note.swift.mustache")
        #expect(try await generate(folder).succeeded)
        #expect(try made(in: folder).contains("own"))
    }

    @Test func aMistakeIsToldWhereItIs() async throws {
        let folder = try pantry("[../../First]")
        try folder.write(note("{{scen}}"), to: "First/Note.swift.mustache")
        let run = try await generate(folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("../First/Note.swift.mustache:8:"), "\(run.errors)")
    }

    @Test(arguments: [
        ("[../../Frist]", "3:13: error: there is no folder of templates '../../Frist'"),
        ("[clasic]", "note: did you mean 'classic'?"),
        ("[../../First, ../../First]", "3:26: error: '../../First' is listed twice"),
        ("[\"a\\nb\"]", "3:13: error: "),
        ("classic", "3:"),
        ("[../../First/Note.swift.mustache]", "3:13: error: there is no folder of templates"),
    ])
    func whatIsNoFolderIsAnError(templates: String, told: String) async throws {
        let folder = try pantry(templates)
        let run = try await generate(folder)
        #expect(run.status == 1)
        #expect(run.errors.contains(told), "\(run.errors)")
    }

    @Test func aLinkIsRefused() async throws {
        let folder = try pantry("[../../Linked]")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("Linked"),
            withDestinationURL: folder.url.appendingPathComponent("First")
        )
        let run = try await generate(folder)
        #expect(run.status != 0)
        #expect(run.errors.contains("a folder of templates can't be a link"), "\(run.errors)")
    }

    /// A folder of ours is there for those alone who name it.
    @Test func classicIsAWord() async throws {
        let folder = try pantry("[classic]")
        try folder.write("style: classic\nsummary: One jar.\n", to: "app/specs/Shelves/Jar.yml")
        let run = try await generate(folder)
        #expect(run.succeeded, "\(run.everything)")
        let without = try pantry("[]")
        try without.write("style: classic\nsummary: One jar.\n", to: "app/specs/Shelves/Jar.yml")
        #expect(try await generate(without).status == 1)
    }
}
