import Basics
import CommandTestSupport
import Foundation
import Pipeline
import Testing
import TestSupport

/// `--format` of every command that has diagnostics.
@Suite struct ReportFormatTests {
    private static let commands = [
        "generate", "generate --dry-run", "check", "check --diff", "generate --sync", "check --specs-only", "lint",
        "report",
        "eject --yes", "dump --stage files", "doctor", "new module Cellar", "new scene Jar --module Home --yes",
        "move scene Welcome --module Shop --yes",
    ]

    private func run(_ command: String, in folder: URL, _ environment: [String: String] = [:]) async throws -> ToolRun {
        let words = command.split(separator: " ").map(String.init)
        if environment.isEmpty { return try await Tool.vipergen(words, in: folder) }
        return try await Tool.vipergenProcess(words, in: folder, environment: environment)
    }

    private func project() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let run = try await run("init --yes Pantry --quiet", in: folder.url)
        #expect(run.succeeded && run.everything.isEmpty, "\(run.everything)")
        return folder
    }

    /// The document and nothing else is on standard output, whatever is wrong.
    @Test(
        arguments: TestExtent.sample(
            ["generate", "check", "lint", "move scene Welcome --module Shop --yes"],
            of: commands
        )
    )
    func invalidSpecsAreInEveryFormat(command: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\nstrat: Jar\n", to: "specs/project.yml")
        try folder.write("style: uikit\n", to: "specs/Home/Welcome.yml")
        try folder.write("style: uikit\n", to: "specs/Shop/Cart.yml")
        let text = try await run(command, in: folder.url)
        #expect(
            text.status == 1 && text.errors.contains("specs/project.yml:3:1: error: unknown key 'strat' [unknown-key]")
        )
        let xcode = try await run(command + " --format xcode", in: folder.url)
        #expect(xcode.errors.contains("/specs/project.yml:3:1: error: unknown key 'strat' [unknown-key]"))
        #expect(xcode.errors.hasPrefix("/"), "\(xcode.errors)")
        let json = try await run(command + " --format json", in: folder.url)
        let object = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect((object["diagnostics"] as? [[String: Any]])?.first?["id"] as? String == "unknown-key")
        let github = try await run(command + " --format github", in: folder.url)
        #expect(github.output.hasPrefix("::error file=specs/project.yml,line=3,col=1,title=unknown-key::"))
        #expect(github.output.split(separator: "\n").allSatisfy { $0.hasPrefix("::") }, "\(github.output)")
        let sarif = try results(await run(command + " --format sarif", in: folder.url))
        #expect(sarif.map { $0["ruleId"] as? String } == ["unknown-key"])
        for run in [xcode, json, github] { #expect(run.status == 1) }
    }

    /// Also where nothing is wrong there is a document.
    @Test func aRunThatSucceedsHasAReport() async throws {
        let folder = try await project()
        let json = try await run("check --format json", in: folder.url)
        #expect(
            json.succeeded && json.output == "{\n  \"diagnostics\": []\n}\n" && json.errors == "Pantry: up to date\n"
        )
        #expect(try results(await run("generate --format sarif", in: folder.url)).isEmpty)
        let github = try await run("lint --format github --quiet", in: folder.url)
        #expect(github.succeeded && github.everything.isEmpty)
        // What was asked for is still there.
        #expect(try await run("report --format github", in: folder.url).errors.contains("Pantry"))
    }

    @Test func checkListsItsFiles() async throws {
        let folder = try await project()
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Package.swift"))
        #expect(try await run("check", in: folder.url).output == "missing Package.swift\n")
        let github = try await run("check --format github", in: folder.url, ["GITHUB_WORKSPACE": ""])
        let line =
            "::error file=Package.swift,line=1,col=1,title=outdated-file::'Package.swift' is missing%0Arun 'vipergen generate'\n"
        #expect(github.output == line && github.status == 1)
        let sarif = try results(await run("check --format sarif", in: folder.url, ["GITHUB_WORKSPACE": ""]))
        #expect(sarif.count == 1)
        let location = (sarif[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        #expect((location?["artifactLocation"] as? [String: Any])?["uri"] as? String == "Package.swift")
        let inside = try await run("check --format xcode", in: folder.url.appendingPathComponent("Sources"))
        #expect(inside.errors.contains("/Package.swift:1:1: error: 'Package.swift' is missing [outdated-file]"))
        #expect(!inside.errors.contains("/.."))
    }

    @Test func checkAndMocksListTheirs() async throws {
        let folder = try await project()
        try folder.write("public protocol Clock { func now() -> Int }\n", to: "Ours/Clock.swift")
        let mock = try await run("mock --protocols public --check --output Mocks Ours --format github", in: folder.url)
        #expect(mock.status == 1 && mock.output.contains("title=outdated-file::'Generated/MockClock.swift' is missing"))
        let spec = folder.url.appendingPathComponent("specs/Home/Welcome.yml")
        let text = try String(contentsOf: spec, encoding: .utf8)
        try folder.write(text.replacing("\nevents:\n", with: "\nevents:\n  didTapBuy:\n"), to: "specs/Home/Welcome.yml")
        let sync = try await run("check --format github", in: folder.url)
        #expect(sync.status == 1 && sync.output.contains("title=missing-member::"), "\(sync.everything)")
    }

    /// The shape that code scanning services need; by the schema, where there is a validator with one.
    @Test func sarifHasARuleForEveryDiagnostic() async throws {
        let folder = try await project()
        let run = try await run("check --format sarif", in: folder.url)
        let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(document["version"] as? String == "2.1.0")
        let run0 = try #require((document["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run0["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "vipergen")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.compactMap { $0["id"] as? String } == Array(Set(DiagnosticTable.all.map(\.id))).sorted())
        for rule in rules {
            #expect((rule["shortDescription"] as? [String: String])?["text"]?.isEmpty == false)
            #expect((rule["help"] as? [String: String])?["text"]?.isEmpty == false)
        }
    }

    @Test func colourIsForTerminalsOrAskedFor() async throws {
        let folder = try TemporaryFolder()
        let command = "check --specs-only"
        #expect(try await run(command, in: folder.url).errors.contains(": error: "))
        let forced = try await run(command, in: folder.url, ["CLICOLOR_FORCE": "1", "NO_COLOR": ""])
        #expect(forced.errors.contains("\u{1B}[1;31merror"))
        let never = try await run(command, in: folder.url, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"])
        #expect(never.errors.contains(": error: "))
        let terminal = try await PseudoTerminalRun.vipergen("check", "--specs-only", in: folder.url)
        #expect(terminal.screen.contains("\u{1B}[1;31merror"))
        func isColored(_ isTerminal: Bool, _ variables: [String: String] = [:]) -> Bool {
            ReportStyle.isColored(onTerminal: isTerminal) { variables[$0] }
        }
        #expect(isColored(true) && !isColored(false))
        #expect(isColored(true, ["NO_COLOR": ""]) && !isColored(true, ["NO_COLOR": "1"]))
        #expect(!isColored(true, ["TERM": "dumb"]))
        #expect(!isColored(false, ["CLICOLOR_FORCE": "0"]))
    }

    private func results(_ run: ToolRun) throws -> [[String: Any]] {
        let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let first = try #require((document?["runs"] as? [[String: Any]])?.first, "\(run.everything)")
        return try #require(first["results"] as? [[String: Any]])
    }
}
