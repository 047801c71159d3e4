import Basics
import CommandTestSupport
import Foundation
import Pipeline
import ProjectModel
import Testing
import TestSupport

/// How much there is to learn of vipergen, and how much of it to maintain: the numbers of `make counts`.
struct ProjectCounts {
    /// What people meet, each kind with its number.
    let surface: [(what: String, count: Int)]
    private let help: CommandHelp

    init() async throws {
        help = try JSONDecoder().decode(
            CommandHelp.self,
            from: Data(try await Tool.vipergen("--experimental-dump-help").output.utf8)
        )
        let objects = SpecReference.objects
        surface = [
            ("keys of specs", objects.map(\.keys.count).reduce(0, +)), ("objects that have them", objects.count),
            ("commands", help.command.subcommands?.count { $0.commandName != "help" } ?? 0),
            ("flags of all commands", help.command.flags.count),
            ("diagnostics", Set(DiagnosticTable.all.map(\.id)).count), ("lint rules", LintRule.allCases.count),
        ]
    }

    /// As it stands in docs/architecture.md.
    var table: String {
        "| what | how many |\n|---|---|\n" + surface.map { "| \($0.what) | \($0.count) |\n" }.joined()
    }

    /// Of each target, of the templates and of the explanations; nothing blank.
    static func lines() throws -> String {
        let sources = try SourceLines.count(in: "Sources", endings: ["swift", "c", "h", "js", "css", "html"])
        let rows = sources.sorted { $0.key < $1.key }.map { ("Sources/\($0.key)", $0.value) }
        let others = try ["Templates", "Explanations"].map { folder in
            (folder, try SourceLines.count(in: folder, endings: ["mustache", "md", "style"]).values.reduce(0, +))
        }
        let total = ("Sources", sources.values.reduce(0, +))
        return "| lines | how many |\n|---|---|\n"
            + (rows + [total] + others).map { "| \($0.0) | \($0.1) |\n" }.joined()
    }

    /// What `--experimental-dump-help` prints, hidden options included.
    private struct CommandHelp: Decodable {
        struct Command: Decodable {
            struct Argument: Decodable {
                struct Name: Decodable {
                    var kind: String
                    var name: String
                }

                var names: [Name]?
            }

            var commandName: String
            var subcommands: [Command]?
            var arguments: [Argument]?

            /// Long ones, of it and of all below it.
            var flags: Set<String> {
                let own = (arguments ?? []).flatMap { $0.names ?? [] }.filter { $0.kind == "long" }.map(\.name)
                return (subcommands ?? []).reduce(into: Set(own)) { $0.formUnion($1.flags) }
            }
        }

        var command: Command
    }
}

@Suite struct ProjectCountsTests {
    /// Whoever adds a key, a command or a flag sees the number change.
    @Test func thePageIsUpToDate() async throws {
        let counts = try await ProjectCounts()
        let page = Repository.root.appendingPathComponent("docs/architecture.md")
        let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
        let heading = try #require(text.range(of: "\n## In numbers\n"))
        let start = try #require(text.range(of: "| what | how many |\n", range: heading.upperBound..<text.endIndex))
        let end = text.range(of: "\n\n", range: start.lowerBound..<text.endIndex)?.lowerBound ?? text.endIndex
        let rest = end == text.endIndex ? "" : String(text[text.index(after: end)...])
        try Recording.expect(text[..<start.lowerBound] + counts.table + rest, on: "docs/architecture.md")
    }

    @Test func thereAreNoMoreThanAPersonCanLearn() async throws {
        let counts = Dictionary(uniqueKeysWithValues: try await ProjectCounts().surface.map { ($0.what, $0.count) })
        // The twentieth is 'design', which no other command's options could hold: it reads another kind of file.
        #expect(try #require(counts["commands"]) <= 20)
        // 'design' adds '--file' alone.
        #expect(try #require(counts["flags of all commands"]) <= 47)
    }

    /// For `make counts`.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["COUNTS"] == "1", "make counts prints them"))
    func countsArePrinted() async throws {
        print("\n\(try await ProjectCounts().table)\n\(try ProjectCounts.lines())")
    }
}
