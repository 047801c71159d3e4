import Diagnostics
import Foundation
import ProjectModel
import SpecReading
import SpecTestSupport
import Testing

@Suite("Lines that aren't YAML, told where a person would change them")
struct LineRepairTests {
    /// Each is told once, at its mark; with the line that is proposed in its place, nothing is wrong.
    @Test(arguments: [
        ("state:\n  ①x:Int\n  y: Int", "missing-space"),
        ("interactor:\n  a: { returns: Int, ①parameters:{ b: Int } }", "missing-space"),
        ("summary: ①\"What\nstate: { x: { type: String, default: \"a\" } }", "unclosed-quote"),
        ("summary: ①'What\nstate: { x: { type: String, default: '' } }", "unclosed-quote"),
        ("state:\n  x: { type: String, default: ①\"a }\n  y: Int", "unclosed-quote"),
        ("state: { x: Int, y: Bool }\npreviews:\n  a: { x: ①\"1, y: true }\n  b: { x: \"2\" }", "unclosed-quote"),
        ("uses: ①[client, clock\nstate:\n  x: Int", "unclosed-bracket"),
        ("interactor:\n  a: ①{ parameters: { b: Int }\n  c: { returns: Int }", "unclosed-bracket"),
        ("interactor:\n  a: { parameters: ①{ b: Int\n  c: { returns: Int }", "unclosed-bracket"),
        ("interactor:\n  a: ①{ parameters: { b: Int } # so far", "unclosed-bracket"),
        ("uses: [client]①]", "stray-bracket"), ("uses: [client①}\nstate: { x: Int }", "stray-bracket"),
        ("state: { x: Int }①}", "stray-bracket"),
        ("state: { x: Int①  y: Int }", "missing-comma"),
        ("interactor:\n  a: { returns: Int① async: true }", "missing-comma"),
        ("events:\n  ①didTap\n  didClose:", "missing-colon"), ("①state\n  x: Int", "missing-colon"),
        ("state:\n  ①x = Int\n  y: Int", "missing-colon"),
        ("state:\n  x: Int\n   ①y: Int", "indentation"), ("state:\n  x: Int\n ①y: Int", "indentation"),
        ("summary: a\n ①uses: [client]", "indentation"),
        ("state:\n①\tx: Int", "tab"), ("interactor:\n  a:\n①\t\treturns: Int", "tab"),
        ("state:\n  x:①\u{A0}Int\n  y: Int", "invisible-character"),
        ("state:\n①\u{A0} x: Int\n  y: Int", "invisible-character"),
        ("state:\n  x: ①\u{FEFF}Int", "invisible-character"), ("state:\n  x①\u{FEFF}: Int", "invisible-character"),
        ("state:\n  x: { type: String, default: Seat ①#3 }\n  y: Int", "cut-by-comment"),
    ])
    func repaired(_ source: String, _ id: String) throws {
        let found = expectProblems(["M/S.yml": source], (id, "①"))
        let fixIt = try #require(found.first?.fixIt)
        var lines = source.replacing("①", with: "").components(separatedBy: "\n")
        let number = fixIt.range.start.line - 1
        let note = try #require(found.first?.notes.first?.message)
        if note.hasPrefix("write it as: ") {
            #expect(note.dropFirst(13) == fixIt.replacement.trimmingCharacters(in: .whitespaces))
        }
        lines[number] = fixIt.replacement
        let fixed = lines.joined(separator: "\n")
        // A text for a String still needs Swift's quotes.
        let problems = problems(in: ["M/S.yml": fixed]).filter { $0.id != "string-needs-quotes" }
        #expect(problems.isEmpty, "\(fixed)\n\(problems)")
    }

    @Test func bracketsOverManyLines() {
        let found = expectProblems(
            ["M/S.yml": "uses: ①[client,\n  clock\nstate:\n  x: Int"],
            ("unclosed-bracket", "①")
        )
        #expect(found.notes.contains("add the missing ']'"))
        expectProblems(["M/S.yml": "uses: [client,\n  clock]\nstate:\n  x: Int"])
    }

    @Test func textOfManyLinesInQuotesIsFine() {
        expectProblems(
            ["M/S.yml": "summary: \"What\n  is there\"\nstate: ①[x", "M/T.yml": ""],
            ("unclosed-bracket", "①")
        )
    }

    @Test func aHostileFileCostsLittle() {
        let quotes = String(repeating: "- 'a\n", count: 20_000) + "'"
        #expect(problems(in: ["M/S.yml": "uses:\n" + quotes]).count == 1)
    }
}

@Suite("YAML that says something else than it seems to")
struct DeceptiveYAMLTests {
    @Test(arguments: [
        ("routes: { a: { ①to:T } }", "missing-space", "to: T"),
        ("routes: { a: { present: custom, with: { ①id:Int } } }", "missing-space", "id: Int"),
        ("events: { didTap: { ①id:Int } }", "missing-space", "id: Int"),
        ("uses: [client]\n①state:{ x: Int }", "missing-space", "state: { x: Int }"),
        ("interactor:\n  a: { ①returns:Int, async: true }", "missing-space", "returns: Int"),
        ("①summary:What is there.", "missing-space", "summary: What is there."),
        ("state:\n  ①title:String", "missing-space", "title: String"),
        ("uses:\n  ①-client\n  -clock", "missing-space", "- client"),
        ("summary: Seat ①#3 of the plane", "cut-by-comment", "summary: \"Seat #3 of the plane\""),
        ("interactor: { a: { returns: ①!!binary Int } }", "yaml-tag", "interactor: { a: { returns: Int } }"),
        ("uses: ①!!seq [client]", "yaml-tag", "uses: [client]"),
        ("state: ①!!map { x: Int }", "yaml-tag", "state: { x: Int }"),
        (
            "state: { ①!!str x: Int, !!int y: Int }".replacing("①!!str x: Int, ", with: "①"), "yaml-tag",
            "state: { y: Int }"
        ),
        ("state: { x: { type: Bool, default: ①!!bool true } }", "yaml-tag", "default: true"),
        ("state:\n  names: ①&Info [String]", "yaml-anchor", "names: [String]"),
        ("state:\n  name: ①&Info String", "yaml-anchor", "name: String"),
        (
            "interactor:\n  a: ①&x { async: true }\n  b: &x { async: true }\n  c: *x", "yaml-anchor",
            "a: { async: true }"
        ),
        ("state①\u{A0}: { x: Int }", "invisible-character", "state"),
        ("state: { x①\u{200B}: Int }", "invisible-character", "x"),
        ("state: { x: ①\u{A0}Int }", "invisible-character", "Int"),
        ("state: { x: { type: Bool, default: true①\u{200B} } }", "invisible-character", "true"),
        ("style: uikit①\u{200B}", "invisible-character", "uikit"),
        (
            "routes: { help: { url: ①\u{201C}https://example.com\u{201D} } }", "typographic-quote",
            "\"https://example.com\""
        ),
    ])
    func told(_ source: String, _ id: String, _ written: String) {
        let other = ["M/T.yml": "parameters: { id: { type: Int, default: 1 } }"]
        let found = expectProblems(["M/S.yml": source].merging(other) { $1 }, (id, "①"))
        #expect(found.notes.contains(written), "\(found.notes)")
    }

    @Test func whatIsFine() {
        expectProblems([
            "M/S.yml": """
            # A comment.
            summary: Une page\u{A0}! la suite. # and a comment
            state:
              x: !!str Int # what is counted
              title: { type: String, default: "a\u{A0}b" }
            interactor:
              a: &load { async: true }
              b: *load
            """
        ])
    }
}
