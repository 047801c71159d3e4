import CommandTestSupport
import Foundation
import Testing
import TestSupport
import YAMLTree

/// Text of specs and names of files in all that commands print: what isn't a mark of ours has no marks.
@Suite struct HostileTextTests {
    /// What joins with its neighbours to one `Character`, and may be in a summary.
    private static let joining = [
        "\u{0D4E}", "\u{0600}", "\u{06DD}", "\u{110BD}", "\u{0301}", "\u{20DD}", "\u{200D}", "\u{FE0F}", "\u{E0100}",
        "\u{1F1E6}", "\u{1F1E6}\u{1F1E7}", "\u{1F3FB}", "",
    ]
    private static let marks = [
        "</script>", "<img src=q onerror=alert(1)>", "<b>", "\"", "'", "&", "`", "]]>", "-->", "<!--", "*/", "\\", "#{",
        "|",
        "{{title}}", "%", "\\(x)", "\"]; n0[\"",
    ]

    private func pantry(_ summary: String) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        let text = YAMLQuoting.quoted(summary)
        try folder.write("scene: Jar\nsummary: \(text)\nroutes: { lid: { to: Lid } }\n", to: "specs/Home/Jar.yml")
        try folder.write("scene: Lid\nsummary: \(text)\nroutes: { jar: { to: Jar } }\n", to: "specs/Home/Lid.yml")
        try folder.write("kind: feature\nsummary: \(text)\n", to: "specs/Home/module.yml")
        return folder
    }

    private static let summary = marks.map { mark in joining.map { $0 + mark + $0 }.joined() }.joined(separator: " ")

    @Test(arguments: [
        ["graph", "--format", "html"], ["graph", "--format", "svg"], ["graph", "--format", "mermaid"],
        ["report", "--format", "html"],
    ]) func drawingsHaveNoMarksOfSpecs(_ arguments: [String]) async throws {
        let (plain, hostile) = (try await pantry("x"), try await pantry(Self.summary))
        let runs = [plain, hostile].map { folder in
            Task {
                // A report is of a package.
                _ = try await Tool.vipergen("generate", "--quiet", in: folder.url)
                return try await Tool.vipergen(arguments, in: folder.url)
            }
        }
        let (before, after) = (try await runs[0].value, try await runs[1].value)
        #expect(before.succeeded && after.succeeded, "\(before.errors)\(after.errors)")
        for mark in "<\n" {
            let count = { (run: ToolRun) in run.output.utf8.count { Character(Unicode.Scalar($0)) == mark } }
            #expect(count(before) == count(after), "\(mark)")
        }
    }

    @Test func theGraphAsJSONHasTheTextAsItIs() async throws {
        let folder = try await pantry(Self.summary)
        let run = try await Tool.vipergen("graph", "--format", "json", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        let graph = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let nodes = try #require(graph?["nodes"] as? [[String: Any]])
        #expect(nodes.count == 2)
        for node in nodes { #expect((node["summary"] as? String).map { Array($0.utf8) } == Array(Self.summary.utf8)) }
    }

    /// All of it is code that is parsed before it is written.
    @Test func generatedCodeHoldsTheText() async throws {
        let folder = try await pantry(Self.summary)
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        #expect(try await Tool.vipergen("check", in: folder.url).succeeded)
    }

    /// A key and the name of a file: neither ends a line, or begins a command.
    @Test func diagnosticsAreWhatTheyAre() async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        let key = "a\r\n::stop-commands::x\r\n\u{2028}::error file=x::\u{202E}spoofed\u{1B}[2J"
        try folder.write("\(YAMLQuoting.quoted(key)): 1\nscene: A\n", to: "specs/Home/A.yml")
        try folder.write("scene: B\n", to: "specs/Home/B\r\n::stop-commands::y\r\n.yml")
        let json = try await Tool.vipergen("check", "--specs-only", "--format", "json", in: folder.url)
        let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        let count = try #require(document?["diagnostics"] as? [Any]).count
        #expect(count >= 2)
        let github = try await Tool.vipergen("check", "--specs-only", "--format", "github", in: folder.url)
        let commands = github.output.utf8.split { $0 == 10 || $0 == 13 }.map { String(decoding: $0, as: UTF8.self) }
        #expect(
            commands.count == count && commands.allSatisfy { $0.hasPrefix("::error file=specs/Home/") },
            "\(commands)"
        )
        let sarif = try await Tool.vipergen("check", "--specs-only", "--format", "sarif", in: folder.url)
        _ = try JSONSerialization.jsonObject(with: Data(sarif.output.utf8))
        let text = try await Tool.vipergen("check", "--specs-only", in: folder.url)
        for output in [github.output, json.output, sarif.output, text.errors] {
            for scalar in output.unicodeScalars where scalar != "\n" {
                let category = scalar.properties.generalCategory
                #expect(category != .control && category != .lineSeparator && scalar != "\u{202E}", "\(scalar.value)")
            }
        }
        for line in text.errors.split(separator: "\n") {
            #expect(line.hasPrefix("specs/Home/"), "\(line)")
        }
    }

    /// What a command answers with is a line, whatever it was given.
    @Test func wordsThatAreShownAreOneWord() async throws {
        let folder = try await pantry("x")
        let path = "o\u{1B}[2J '\u{301}\u{0D4E}'$(x)"
        let run = try await Tool.vipergen("generate", "--output", path, "--dry-run", in: folder.url)
        #expect(!run.everything.utf8.contains(0x1B), "\(run.everything)")
    }
}
