import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// The way that docs/existing-apps.md goes with an app, from the first day to the last old screen.
@Suite struct WholeWayTests {
    /// With the app as it was.
    @Test func theFirstDaysAreAsThePageSays() async throws {
        let folder = try TemporaryFolder()
        try AdoptionApp.copy("Gazette", to: folder, at: "Gazette", runtime: "../ViperGen")
        let changed = try await goTheWay(of: "Gazette at first", in: folder, steps: 6)
        #expect(changed.filter { $0.hasSuffix(".swift") } == ["Sources/Gazette/App/Session.swift"])
    }

    /// With the sample, which is half-way.
    @Test(.onlyInTestAll) func theRestIsAsThePageSays() async throws {
        let folder = try TemporaryFolder()
        for (path, data) in try FileTree.read(Repository.gazette) {
            let isAddress = ["Package.swift", "specs/project.yml"].contains(path)
            let text = String(decoding: data, as: UTF8.self)
            try folder.write(isAddress ? text.replacing("../..", with: "../ViperGen") : text, to: "Gazette/\(path)")
        }
        let changed = try await goTheWay(of: "Gazette", in: folder, steps: 18)
        #expect(
            changed.count > 10
                && !changed.contains { $0.hasPrefix("Tests/GazetteTests/") && !$0.contains("/Generated/") }
        )
        let app = folder.url.appendingPathComponent("Gazette")
        let ejection = try await run("vipergen eject --yes\nswift build --build-tests", in: app)
        #expect(ejection.succeeded, "\(ejection.everything.suffix(3_000))")
    }

    /// - Parameters:
    ///   - folder: has the app in `Gazette`.
    ///   - count: how many there are on the page.
    /// - Returns: files that were there and are others now, or none.
    private func goTheWay(of name: String, in folder: TemporaryFolder, steps count: Int) async throws -> Set<String> {
        let app = folder.url.appendingPathComponent("Gazette")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("ViperGen"),
            withDestinationURL: Repository.root
        )
        let before = try FileTree.read(app)
        var printed = ""
        let steps = try MarkdownPage("docs/existing-apps.md").steps(of: name)
        #expect(steps.count == count)
        for step in steps {
            switch step.kind {
            case "run", "run, which fails":
                let run = try await self.run(step.text, in: app)
                printed = withoutTimes(run.errors + run.output)
                try #require(run.succeeded == (step.kind == "run"), "\(step.text)\n\(run.everything.suffix(3_000))")
            case "prints, among others": #expect(lines(of: printed, among: step.text) == step.text)
            case "edit":
                try folder.write(step.text, to: "step.patch")
                try await apply(folder.url.appendingPathComponent("step.patch"), in: app)
            default:
                let parts = try #require(step.kind.wholeMatch(of: /(file|patch) (.+)/)?.output)
                if parts.1 == "file" {
                    try folder.write(step.text, to: "Gazette/\(parts.2)")
                } else {
                    try await apply(Repository.root.appendingPathComponent(String(parts.2)), in: app)
                }
            }
        }
        let after = try FileTree.read(app)
        return Set(before.keys.filter { after[$0] != before[$0] })
    }

    /// All of the commands, up to the first that fails.
    private func run(_ commands: String, in app: URL) async throws -> ToolRun {
        try await Tool.script(commands.split(separator: "\n").map(String.init), in: app, stopsAtFailure: true)
    }

    private func apply(_ patch: URL, in app: URL) async throws {
        let run = try await Tool.run("git", ["apply", patch.path], in: app)
        try #require(run.succeeded, "\(run.errors)\n\(patch.path)")
    }

    private func withoutTimes(_ text: String) -> String { text.replacing(/; [0-9.]+ s\n/, with: "\n") }

    /// Those lines of a text that another one has, too.
    private func lines(of text: String, among wanted: String) -> String {
        let wanted = Set(wanted.components(separatedBy: "\n"))
        let lines = text.components(separatedBy: "\n").filter { wanted.contains($0) && !$0.isEmpty }
        return lines.map { $0 + "\n" }.joined()
    }
}
