import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// The way that docs/existing-apps.md goes with an app, from the first day to the last old screen.
@Suite(.onlyInTestAll) struct WholeWayTests {
    @Test func eachStepOfThePageDoesWhatItSays() async throws {
        let folder = try await folderWithTheApp()
        let app = folder.url.appendingPathComponent("Gazette")
        let before = try FileTree.read(app)
        var printed = ""
        let steps = try MarkdownPage("docs/existing-apps.md").steps(of: "Gazette")
        #expect(steps.filter { $0.kind == "edit" }.count > 10)
        for step in steps {
            switch step.kind {
            case "run", "run, which fails":
                let run = try await self.run(step.text, in: app)
                printed = withoutTimes(run.errors + run.output)
                // Nobody but the generated switch knows its cases.
                #expect(!printed.contains("[outdated-use]"))
                try #require(run.succeeded == (step.kind == "run"), "\(step.text)\n\(run.everything.suffix(3_000))")
            case "prints": #expect(printed == step.text)
            case "prints, among others": #expect(lines(of: printed, among: step.text) == step.text)
            case "edit": try await apply(step.text, in: folder)
            default:
                let path = try #require(step.kind.wholeMatch(of: /file (.+)/)?.output.1)
                try folder.write(step.text, to: "Gazette/\(path)")
            }
        }
        let after = try FileTree.read(app)
        let tests = before.keys.filter { $0.hasPrefix("Tests/") }
        #expect(tests.count == 2)
        #expect(tests.allSatisfy { after[$0] == before[$0] }, "the app's own tests stay as they are")
        let ejection = try await run("vipergen eject --yes\nswift build --build-tests", in: app)
        #expect(ejection.succeeded, "\(ejection.everything.suffix(3_000))")
    }

    /// Beside the runtime's package, as the page has it.
    private func folderWithTheApp() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let app = Repository.root.appendingPathComponent("Tests/Fixtures/Adoption/Apps/Gazette")
        let manifest = try String(contentsOf: app.appendingPathComponent("Package.swift"), encoding: .utf8)
        try folder.write(manifest.replacing("../../../../..", with: "../ViperGen"), to: "Gazette/Package.swift")
        for name in [".gitignore", "Sources", "Tests"] {
            try folder.copy(app.appendingPathComponent(name), to: "Gazette/\(name)")
        }
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("ViperGen"),
            withDestinationURL: Repository.root
        )
        return folder
    }

    /// All of the commands, up to the first that fails.
    private func run(_ commands: String, in app: URL) async throws -> ToolRun {
        try await Tool.script(commands.components(separatedBy: "\n"), in: app, stopsAtFailure: true)
    }

    private func apply(_ patch: String, in folder: TemporaryFolder) async throws {
        try folder.write(patch, to: "step.patch")
        let app = folder.url.appendingPathComponent("Gazette")
        let run = try await Tool.run("git", ["apply", "../step.patch"], in: app)
        try #require(run.succeeded, "\(run.errors)\n\(patch)")
    }

    private func withoutTimes(_ text: String) -> String { text.replacing(/; [0-9.]+ s\n/, with: "\n") }

    /// Those lines of a text that another one has, too.
    private func lines(of text: String, among wanted: String) -> String {
        let wanted = Set(wanted.components(separatedBy: "\n"))
        let lines = text.components(separatedBy: "\n").filter { wanted.contains($0) && !$0.isEmpty }
        return lines.map { $0 + "\n" }.joined()
    }
}
