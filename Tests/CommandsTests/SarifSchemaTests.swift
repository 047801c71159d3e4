import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `--format sarif`, held against the schema that OASIS publishes; `Tests/Scripts/fetch-sarif-schema` fetches it.
@Suite struct SarifSchemaTests {
    private static let schema = ProcessInfo.processInfo.environment["SARIF_SCHEMA"]
    private static let canValidate = schema != nil && SchemaCommandTests.hasValidator

    /// Reports with a finding, with places in several files, with related places, and with none.
    private static let commands = [
        "check --specs-only", "generate --dry-run", "check", "lint", "report", "dump --stage files", "doctor",
    ]

    @Test(.enabled(if: canValidate, "install check-jsonschema, and name the schema in SARIF_SCHEMA"))
    func everyReportIsValid() async throws {
        let folder = try TemporaryFolder()
        let start = try await run("init --yes Pantry", in: folder)
        try #require(start.succeeded, "\(start.everything)")
        var files = try await reports(of: "clean", in: folder)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Package.swift"))
        files += try await reports(of: "incomplete", in: folder)
        let mistakes = "scene: Jar\nstyl: uikit\nuses: [stok]\nroutes: { a: { to: Nowhere } }\n"
        try folder.write(mistakes, to: "specs/Home/Jar.yml")
        try folder.write("scene: Jar\n", to: "specs/Home/Jars.yml")
        files += try await reports(of: "broken", in: folder)
        let valid = try await validate(files)
        #expect(valid.succeeded, "\(valid.everything.prefix(4_000))")
        try folder.write(#"{ "version": "2.1.0", "runs": [{ "results": [] }] }"#, to: "wrong.sarif")
        let invalid = try await validate([folder.url.appendingPathComponent("wrong.sarif").path])
        #expect(invalid.status == 1 && invalid.everything.contains("'tool' is a required property"))
    }

    private func reports(of state: String, in folder: TemporaryFolder) async throws -> [String] {
        var files: [String] = []
        for command in Self.commands {
            let path = "reports/\(state)-\(command).sarif"
            try folder.write(await run(command + " --format sarif", in: folder).output, to: path)
            files.append(folder.url.appendingPathComponent(path).path)
        }
        return files
    }

    private func run(_ command: String, in folder: TemporaryFolder) async throws -> ToolRun {
        let words = command.split(separator: " ").map(String.init)
        return try await Tool.vipergen(words, in: folder.url)
    }

    /// One pattern of the schema, that of languages, has a stray bracket, which Python alone reads.
    private func validate(_ files: [String]) async throws -> ToolRun {
        let options = ["--regex-variant", "python", "--schemafile", Self.schema ?? ""]
        return try await Tool.run(SchemaCommandTests.validator, options + files)
    }
}
