import Diagnostics
import ProjectModel
import SwiftReading
import Testing

@Suite("Hostile specs")
struct HostileSpecTests {
    /// No text of a spec ends a string, a comment or a statement of emitted code.
    @Test(arguments: ["a\\\"; import X; \\\"", "*/ import X /*", "{{name}}", "a\\nimport X", "`a`; b"])
    func namesTypesAndValues(_ text: String) {
        for source in [
            "state: { \"\(text)\": Int }", "state: { x: \"\(text)\" }", "uses: [\"\(text)\"]", "events: [\"\(text)\"]",
            "routes: { a: { to: \"\(text)\" } }", "stateConformances: [\"\(text)\"]", "previews: { \"\(text)\": {} }",
            "state: { x: { type: Int, default: \"\(text)\" } }", "interactor: { f: { returns: \"\(text)\" } }",
        ] {
            let result = result(of: ["M/S.yml": source])
            #expect(result.project == nil, "\(source)")
            #expect(!result.diagnostics.isEmpty)
        }
    }

    @Test func textsOfStringsAreEscaped() throws {
        let source = #"state: { x: { type: String, default: "a\"; import X; \\(y) \0" } }"#
        let value = try project(["M/S.yml": source]).features[0].scenes[0].state[0].defaultValue
        #expect(value?.text == #""a\"; import X; \\(y) \u{0}""#)
    }

    @Test func manyKeys() {
        let keys = (0..<20_000).map { "key\($0): 1" }.joined(separator: "\n")
        let found = problems(in: ["M/S.yml": keys])
        #expect(found.count == 1_001)
        #expect(Set(found.map(\.id)) == ["unknown-key", "too-many-entries"])
    }

    @Test func manyParameters() throws {
        let fields = (0..<1_000).map { "  f\($0): Int" }.joined(separator: "\n")
        #expect(try project(["M/S.yml": "state:\n" + fields]).features[0].scenes[0].state.count == 1_000)
    }

    @Test func deepNesting() {
        let deep = String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000)
        #expect(!problems(in: ["M/S.yml": "state: { x: \(deep) }"]).isEmpty)
        let brackets = String(repeating: "[", count: 1_000) + "Int" + String(repeating: "]", count: 1_000)
        #expect(problems(in: ["M/S.yml": "state: { x: '\(brackets)' }"]).map(\.id) == ["not-a-type"])
    }

    @Test func billionLaughs() {
        var lines = ["a0: &a0 [x, x]"]
        for level in 1..<40 { lines.append("a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]") }
        #expect(problems(in: ["M/S.yml": lines.joined(separator: "\n")]).contains { $0.id.hasPrefix("yaml-") })
    }

    @Test func longLines() {
        let long = "state: { x: " + String(repeating: "(a: Int, ", count: 50_000)
        #expect(problems(in: ["M/S.yml": long]).allSatisfy { $0.notes.allSatisfy { $0.message.utf8.count < 1_000 } })
    }
}
