import Basics
import Foundation
import ProjectModel
import SpecTestSupport
import Testing

@Suite("Lines that aren't YAML, told where a person would change them")
struct LineRepairTests {
    /// Each is told once, at its mark; with the line that is proposed in its place, nothing is wrong.
    @Test(arguments: [
        ("state:\n  ①x:Int\n  y: Int", "yaml-punctuation"),
        ("interactor:\n  a: { returns: Int, ①parameters:{ b: Int } }", "yaml-punctuation"),
        ("summary: ①\"What\nstate: { x: { type: String, default: \"a\" } }", "yaml-punctuation"),
        ("summary: ①'What\nstate: { x: { type: String, default: '' } }", "yaml-punctuation"),
        ("state:\n  x: { type: String, default: ①\"a }\n  y: Int", "yaml-punctuation"),
        ("state: { x: Int, y: Bool }\npreviews:\n  a: { x: ①\"1, y: true }\n  b: { x: \"2\" }", "yaml-punctuation"),
        ("uses: ①[client, clock\nstate:\n  x: Int", "yaml-punctuation"),
        ("interactor:\n  a: ①{ parameters: { b: Int }\n  c: { returns: Int }", "yaml-punctuation"),
        ("interactor:\n  a: { parameters: ①{ b: Int\n  c: { returns: Int }", "yaml-punctuation"),
        ("interactor:\n  a: ①{ parameters: { b: Int } # so far", "yaml-punctuation"),
        ("uses: [client]①]", "yaml-punctuation"), ("uses: [client①}\nstate: { x: Int }", "yaml-punctuation"),
        ("state: { x: Int }①}", "yaml-punctuation"),
        ("state: { x: Int①  y: Int }", "yaml-punctuation"),
        ("interactor:\n  a: { returns: Int① async: true }", "yaml-punctuation"),
        ("events:\n  ①didTap\n  didClose:", "yaml-punctuation"), ("①state\n  x: Int", "yaml-punctuation"),
        ("state:\n  ①x = Int\n  y: Int", "yaml-punctuation"),
        ("state:\n  x: Int\n   ①y: Int", "yaml-indentation"), ("state:\n  x: Int\n ①y: Int", "yaml-indentation"),
        ("summary: a\n ①uses: [client]", "yaml-indentation"),
        ("state:\n①\tx: Int", "yaml-indentation"), ("interactor:\n  a:\n①\t\treturns: Int", "yaml-indentation"),
        ("state:\n  x:①\u{A0}Int\n  y: Int", "invalid-character"),
        ("state:\n①\u{A0} x: Int\n  y: Int", "invalid-character"),
        ("state:\n  x: ①\u{FEFF}Int", "invalid-character"), ("state:\n  x①\u{FEFF}: Int", "invalid-character"),
        ("state:\n  x: { type: String, default: Seat ①#3 }\n  y: Int", "needs-quotes"),
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
            ("yaml-punctuation", "①")
        )
        #expect(found.notes.contains("add the missing ']'"))
        expectProblems(["M/S.yml": "uses: [client,\n  clock]\nstate:\n  x: Int"])
    }

    @Test func textOfManyLinesInQuotesIsFine() {
        expectProblems(
            ["M/S.yml": "summary: \"What\n  is there\"\nstate: ①[x", "M/T.yml": ""],
            ("yaml-punctuation", "①")
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
        ("routes: { a: { ①to:T } }", "yaml-punctuation", "to: T"),
        ("routes: { a: { present: custom, with: { ①id:Int } } }", "yaml-punctuation", "id: Int"),
        ("events: { didTap: { ①id:Int } }", "yaml-punctuation", "id: Int"),
        ("uses: [client]\n①state:{ x: Int }", "yaml-punctuation", "state: { x: Int }"),
        ("interactor:\n  a: { ①returns:Int, async: true }", "yaml-punctuation", "returns: Int"),
        ("①summary:What is there.", "yaml-punctuation", "summary: What is there."),
        ("state:\n  ①title:String", "yaml-punctuation", "title: String"),
        ("uses:\n  ①-client\n  -clock", "yaml-punctuation", "- client"),
        ("summary: Seat ①#3 of the plane", "needs-quotes", "summary: \"Seat #3 of the plane\""),
        ("interactor: { a: { returns: ①!!binary Int } }", "needs-quotes", "interactor: { a: { returns: Int } }"),
        ("uses: ①!!seq [client]", "needs-quotes", "uses: [client]"),
        ("state: ①!!map { x: Int }", "needs-quotes", "state: { x: Int }"),
        (
            "state: { ①!!str x: Int, !!int y: Int }".replacing("①!!str x: Int, ", with: "①"), "needs-quotes",
            "state: { y: Int }"
        ),
        ("state: { x: { type: Bool, default: ①!!bool true } }", "needs-quotes", "default: true"),
        ("state:\n  names: ①&Info [String]", "needs-quotes", "names: [String]"),
        ("state:\n  name: ①&Info String", "needs-quotes", "name: String"),
        (
            "interactor:\n  a: ①&x { async: true }\n  b: &x { async: true }\n  c: *x", "needs-quotes",
            "a: { async: true }"
        ),
        ("state①\u{A0}: { x: Int }", "invalid-character", "state"),
        ("state: { x①\u{200B}: Int }", "invalid-character", "x"),
        ("state: { x: ①\u{A0}Int }", "invalid-character", "Int"),
        ("state: { x: { type: Bool, default: true①\u{200B} } }", "invalid-character", "true"),
        ("style: uikit①\u{200B}", "invalid-character", "uikit"),
        (
            "routes: { help: { to: ①\u{201C}https://example.com\u{201D} } }", "invalid-character",
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
