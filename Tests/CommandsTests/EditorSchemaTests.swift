import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// The schemas that a project keeps beside its specs.
@Suite struct EditorSchemaTests {
    @Test func newSpecsNameSchemasThatFollowTheProject() async throws {
        let project = try await project()
        for (spec, schema) in [
            ("project.yml", ".schemas/project.json"), ("Home/Welcome.yml", "../.schemas/scene.json"),
        ] {
            #expect(try project.read("specs/\(spec)").hasPrefix("# yaml-language-server: $schema=\(schema)\n"))
        }
        let new = try await Tool.vipergen("new", "scene", "Shelf", "--module", "Home", "--yes", in: project.url)
        #expect(new.succeeded, "\(new.errors)")
        #expect(
            try project.read("specs/Home/Shelf.yml").hasPrefix(
                "# yaml-language-server: $schema=../.schemas/scene.json\n"
            )
        )
        #expect(try project.read("specs/.schemas/scene.json").contains("\"Shelf\""))
        let module = try await Tool.vipergen("new", "module", "Attic", "--yes", in: project.url)
        #expect(module.succeeded, "\(module.errors)")
        #expect(
            try project.read("specs/Attic/module.yml").hasPrefix(
                "# yaml-language-server: $schema=../.schemas/module.json\n"
            )
        )
    }

    @Test(arguments: [["rename", "scene", "Shelf", "Rack"], ["remove", "scene", "Shelf", "--with-sources"]])
    func aNameThatGoesIsGoneFromTheSchemas(command: [String]) async throws {
        let project = try await project()
        let new = try await Tool.vipergen("new", "scene", "Shelf", "--module", "Home", "--yes", in: project.url)
        #expect(new.succeeded, "\(new.errors)")
        let commit = "git init -q && git add -A && git -c user.name=a -c user.email=a@b.c commit -qm a"
        #expect(try await Tool.run("bash", ["-c", commit], in: project.url).succeeded)
        let run = try await Tool.vipergen(command + ["--yes"], in: project.url)
        #expect(run.succeeded, "\(run.everything)")
        #expect(try !project.read("specs/.schemas/scene.json").contains("\"Shelf\""))
    }

    /// As in a fresh clone, where only the file is that keeps the schemas out of git.
    @Test func aFreshCloneGetsThemByGenerating() async throws {
        let project = try await project()
        let schemas = ["project.json", "module.json", "scene.json"].map { "specs/.schemas/\($0)" }
        let before = try schemas.map(project.read)
        for schema in schemas { try FileManager.default.removeItem(at: project.url.appendingPathComponent(schema)) }
        #expect(try await Tool.vipergen("check", in: project.url).succeeded)
        #expect(try await Tool.vipergen("generate", in: project.url).succeeded)
        #expect(try schemas.map(project.read) == before)
        #expect(try project.read("specs/.schemas/.gitignore").contains("\n*.json\n"))
    }

    @Test func aProjectIsRidOfThemAndMayBeginAgain() async throws {
        let project = try await project()
        let folder = project.url.appendingPathComponent("specs/.schemas")
        try FileManager.default.removeItem(at: folder)
        let new = try await Tool.vipergen("new", "scene", "Shelf", "--module", "Home", "--yes", in: project.url)
        #expect(new.succeeded && !FileManager.default.fileExists(atPath: folder.path), "\(new.errors)")
        #expect(try project.read("specs/Home/Shelf.yml").hasPrefix("scene: Shelf\n"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        #expect(try await Tool.vipergen("generate", in: project.url).succeeded)
        #expect(try project.read("specs/.schemas/scene.json").contains("\"Shelf\""))
        #expect(try project.read("specs/.schemas/.gitignore").contains("\n*.json\n"))
    }

    private func project() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let run = try await Tool.vipergenOnce("init", "--yes", "Pantry", in: folder)
        try #require(run.succeeded, "\(run.errors)")
        return folder
    }
}
