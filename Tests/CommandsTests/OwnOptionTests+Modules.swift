import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Questions of modules and of the project.
extension OwnOptionTests {
    private func owned(_ module: String?, project: String = "") throws -> TemporaryFolder {
        let folder = try shelves("options: { analyticsName: jar }")
        let own = "project: Pantry\nruntime: ../..\nstart: Jar\n\(project)\n"
        try folder.write(own, to: "specs/project.yml")
        try folder.write(
            "option: owner\n  type: choice\n  choices: growth, core\n  required: true\n",
            to: "specs/Templates/module.options"
        )
        try folder.write("option: board\n  default: x\n", to: "specs/Templates/project.options")
        if let module { try folder.write(module, to: "specs/Shelves/module.yml") }
        let file = "file: Sources/<Feature>/Generated/<Feature>Facts.swift\nkind: generated\n}}\n"
        try folder.write(
            "{{!\nfor: module\n\(file){{> GeneratedHeader}}\n// {{options.owner}} {{projectOptions.board}}\n",
            to: "specs/Templates/Module.swift.mustache"
        )
        try folder.write(
            Self.template.replacing("enum", with: "// {{moduleOptions.owner}} {{projectOptions.board}}\nenum"),
            to: "specs/Templates/Facts.swift.mustache"
        )
        return folder
    }

    /// What modules and the project answer is in reach of their scenes, too.
    @Test func modulesAndTheProjectAnswer() async throws {
        let folder = try owned("options: { owner: growth }\n", project: "options: { board: y }")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        let module = try text("Sources/Shelves/Generated/ShelvesFacts.swift", in: folder)
        #expect(module.contains("// growth \"y\"\n"), "\(module)")
        #expect(try text("Sources/Shelves/Generated/JarFacts.swift", in: folder).contains("// growth \"y\"\nenum"))
        for stage in ["specs", "project"] {
            let dump = try await Tool.vipergen("dump", "--stage", stage, in: folder.url)
            #expect(dump.output.contains("\"owner\": \"growth\"") && dump.output.contains("\"board\": \"y\""))
        }
        let graph = try await Tool.vipergen("graph", "--format", "json", in: folder.url)
        #expect(graph.output.contains("\"analyticsName\": \"jar\""), "\(graph.everything)")
        let modules = try await Tool.vipergen("graph", "modules", "--format", "json", in: folder.url)
        #expect(modules.output.contains("\"owner\": \"growth\""), "\(modules.everything)")
        let report = try await Tool.vipergen("report", in: folder.url)
        #expect(
            report.output.contains(
                "answers: 3\n  Pantry: board: y\n  Shelves: owner: growth\n  Jar: analyticsName: jar"
            )
        )
        let json = try await Tool.vipergen("report", "--format", "json", in: folder.url)
        #expect(json.output.contains("\"owner\": \"growth\""), "\(json.everything)")
        let schema = try await Tool.vipergen("dump", "--stage", "module-schema", in: folder.url)
        #expect(schema.output.contains("\"growth\""), "\(schema.everything)")
    }

    @Test(arguments: [
        (nil, "", "specs/Shelves/Jar.yml:1:1: error: missing option 'owner'", "write it to 'specs/Shelves/module.yml'"),
        ("kind: feature\n", "", "specs/Shelves/module.yml:1:1: error: missing option 'owner'", "add it"),
        ("options: { owner: grwth }\n", "", "module.yml:1:19: error: 'owner' can't be 'grwth'", "'growth'?"),
        ("options: { ownr: growth }\n", "", "module.yml:1:12: error: no template asks for 'ownr'", "'owner'?"),
        (
            "options: { owner: core }\n", "options: { bundleIdPrefix: x }",
            "project.yml:4:12: error: no template asks for 'bundleIdPrefix'", "in 'specs/Templates/project.options'"
        ),
    ])
    func wrongAnswersOfModulesAndProjectsAreTold(
        module: String?,
        project: String,
        error: String,
        note: String
    ) async throws {
        let folder = try owned(module, project: project)
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains(error) && run.errors.contains(note), "\(run.errors)")
    }

    /// It has to answer, too; a core module doesn't.
    @Test func aNewModuleIsAsked() async throws {
        let folder = try owned("options: { owner: growth }\n")
        let silent = try await Tool.vipergen("new", "module", "Cellar", in: folder.url)
        #expect(silent.status == 64 && silent.errors.contains("--option owner=…"), "\(silent.errors)")
        let run = try await Tool.vipergen("new", "module", "Cellar", "--option", "owner=core", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        #expect(try text("specs/Cellar/module.yml", in: folder).hasSuffix("options:\n  owner: core\n"))
        let core = try await Tool.vipergen("new", "module", "Design", "--kind", "core", in: folder.url)
        #expect(core.succeeded, "\(core.errors)")
    }

    /// The misspelt answer is told, and not that one is missing.
    @Test(arguments: [["scene", "Lid", "--module", "Shelves"], ["module", "Cellar"]])
    func aMisspeltAnswerIsNamed(words: [String]) async throws {
        let folder = try owned("options: { owner: growth }\n")
        let name = words[0] == "scene" ? "analyticNam" : "ownr"
        let run = try await Tool.vipergen(["new"] + words + ["--yes", "--option", "\(name)=lid"], in: folder.url)
        #expect(run.status == 64 && run.errors.contains("did you mean '"), "\(run.errors)")
        #expect(!run.errors.contains("missing"), "\(run.errors)")
    }
}
