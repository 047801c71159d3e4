import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// The schemas that `vipergen dump` prints, held against the specs of this repository by a validator of JSON Schema.
@Suite struct SchemaCommandTests {
    static let validator = "check-jsonschema"
    static let hasValidator = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(validator)")
    }

    @Test(.enabled(if: hasValidator, "install check-jsonschema, for example with 'pip install check-jsonschema'"))
    func specsThatAreRightPass() async throws {
        let schemas = try await schemas(ofSample: false)
        let goldens = try FileManager.default.contentsOfDirectory(atPath: Repository.goldens.path).sorted()
            .filter { $0 != "Broken" }.map { Repository.goldens.appendingPathComponent("\($0)/specs") }
        let folders = goldens.filter { FileManager.default.fileExists(atPath: $0.path) } + [Repository.specs]
        var files: [String: [String]] = [:]
        for folder in folders {
            // A design has no schema: it has two keys.
            for path in try FileTree.read(folder).keys.sorted() where path.hasSuffix(".yml") && path != "design.yml" {
                files[kind(of: path), default: []].append(folder.appendingPathComponent(path).path)
            }
        }
        #expect(files.keys.sorted() == ["module", "project", "scene"])
        for (kind, paths) in files {
            let run = try await validate(paths, kind, schemas)
            #expect(run.succeeded, "\(run.everything.prefix(4_000))")
        }
    }

    /// With the project's own names, too.
    @Test(.enabled(if: hasValidator, "install check-jsonschema, for example with 'pip install check-jsonschema'"))
    func theSamplePassesWithItsNamesAndMistakesAreSeen() async throws {
        let schemas = try await schemas(ofSample: true)
        let folder = try TemporaryFolder()
        let cart = try String(
            contentsOf: Repository.specs.appendingPathComponent("Kaimono/KaimonoCart.yml"),
            encoding: .utf8
        )
        try folder.write(cart, to: "KaimonoCart.yml")
        #expect(
            try await validate([folder.url.appendingPathComponent("KaimonoCart.yml").path], "scene", schemas).succeeded
        )
        for mistake in [
            "styl: uikit", "style: uikti", "uses: [stok]", "uses: stok", "routes: { a: { to: Kaimon } }",
            "routes: { a: { to: KaimonoCart, present: popover } }", "interactor: { a: { async: sometimes } }",
            "parameters: [1, 2]", "view: nib",
        ] {
            try folder.write(mistake + "\n", to: "Mistake.yml")
            let run = try await validate([folder.url.appendingPathComponent("Mistake.yml").path], "scene", schemas)
            #expect(run.status == 1 && run.everything.contains("Mistake.yml::$"), "\(mistake): \(run.everything)")
        }
    }

    @Test func aProjectsNamesAreInTheSchema() async throws {
        let named = try await Tool.vipergen("dump", "--stage", "scene-schema", "--specs", "specs")
        #expect(named.output.contains("\"KaimonoCart\"") && named.output.contains("\"imageLoader\""))
        let empty = try TemporaryFolder()
        let unnamed = try await Tool.vipergen("dump", "--stage", "scene-schema", in: empty.url)
        #expect(unnamed.succeeded && !unnamed.output.contains("\"enum\": [\n        \"KaimonoCart\""))
        let former = try await Tool.vipergen("schema", "scene")
        #expect(former.status == 64 && former.errors.contains("did you mean 'dump --stage scene-schema'?"))
    }

    /// - Parameter ofSample: Whether they have the names of the sample's scenes and services.
    private func schemas(ofSample: Bool) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for kind in ["project", "module", "scene"] {
            let place = ofSample ? Repository.root : folder.url
            let run = try await Tool.vipergen("dump", "--stage", "\(kind)-schema", in: place)
            try #require(run.succeeded, "\(run.errors)")
            try folder.write(run.output, to: "\(kind).json")
        }
        return folder
    }

    private func validate(_ files: [String], _ kind: String, _ schemas: TemporaryFolder) async throws -> ToolRun {
        let schema = schemas.url.appendingPathComponent("\(kind).json").path
        return try await Tool.run(Self.validator, ["--schemafile", schema] + files)
    }

    private func kind(of path: String) -> String {
        switch path.split(separator: "/").last {
        case "project.yml": "project"
        case "module.yml": "module"
        default: "scene"
        }
    }
}
