import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// A newcomer's way through docs/getting-started.md, without what needs a simulator.
@Suite(.onlyInTestAll) struct GettingStartedTests {
    @Test func eachStepOfThePageDoesWhatItSays() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("ViperGen"),
            withDestinationURL: Repository.root
        )
        var printed = ""
        let steps = try MarkdownPage("docs/getting-started.md").steps(of: "Pantry")
        #expect(steps.filter { $0.kind == "run" }.count == 5 && steps.filter { $0.kind == "edit" }.count == 4)
        for step in steps {
            switch step.kind {
            case "run":
                let run = try await self.run(step.text, in: folder.url)
                try #require(run.succeeded, "\(step.text)\n\(run.everything.suffix(3_000))")
                printed = run.everything
            case "prints, among others": #expect(printed.contains(step.text), "\(printed)")
            case "edit":
                try folder.write(step.text, to: "step.patch")
                let pantry = folder.url.appendingPathComponent("Pantry")
                let run = try await Tool.run("git", ["apply", "../step.patch"], in: pantry)
                try #require(run.succeeded, "\(run.errors)\n\(step.text)")
            default:
                let path = try #require(step.kind.wholeMatch(of: /file (.+)/)?.output.1)
                try folder.write(step.text, to: "Pantry/\(path)")
            }
        }
    }

    /// All of the commands, up to the first that fails.
    private func run(_ commands: String, in folder: URL) async throws -> ToolRun {
        try await Tool.script(commands.components(separatedBy: "\n"), in: folder, stopsAtFailure: true)
    }
}
