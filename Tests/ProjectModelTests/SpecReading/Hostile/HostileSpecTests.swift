import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing
import TestSupport

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
        #expect(Set(found.map(\.id)) == ["unknown-key", "limit-exceeded"])
    }

    /// Every form of a collection has the same bound.
    @Test(arguments: [
        "events: [{}]", "uses: [{}]", "routes: { a: { to: S, with: [{}] } }", "stateConformances: [{}]",
    ])
    func manyListedNames(_ form: String) {
        let names = (0..<20_000).map { "n\($0)" }.joined(separator: ", ")
        let found = problems(in: ["M/S.yml": form.replacing("{}", with: names)])
        #expect(found.map(\.id).contains("limit-exceeded"))
        #expect(found.count <= 1_002)
    }

    @Test func manyEventsInListsOfMappings() {
        let one = "events:\n- " + (0..<1_001).map { "n\($0):" }.joined(separator: "\n  ")
        #expect(problems(in: ["M/S.yml": one]).map(\.id) == ["limit-exceeded"])
        let each = "events:\n" + (0..<1_001).map { "- n\($0):\n" }.joined()
        #expect(problems(in: ["M/S.yml": each]).map(\.id) == ["limit-exceeded"])
    }

    /// One folder with as many scenes as a project may have files: each is looked at a few times, not once for each other.
    @Test func manyScenesInAFolder() {
        let count = TestExtent.isWhole ? 40_000 : 10_000
        let bytes = Array("{}".utf8)
        let files = (0..<count).map {
            SpecFile(path: "specs/M/S\($0).yml", relativePath: "M/S\($0).yml", bytes: bytes)
        }
        let project = MarkedSpecs([:]).files
        let found = SpecDecoder().decode(project + files + [files[7]])
        #expect(found.diagnostics.map(\.id) == ["duplicate-name"])
        #expect(found.specs?.modules.first?.scenes.count == count)
    }

    @Test func manyPreviewsOfManyFields() {
        let count = TestExtent.isWhole ? 1_000 : 250
        let fields = (0..<count).map { "  f\($0): Own\n" }.joined()
        let previews = (0..<count).map { "  p\($0): { f1: .a }\n" }.joined()
        let found = problems(in: ["M/S.yml": "parameters:\n\(fields)state:\n\(fields)previews:\n\(previews)"])
        #expect(found.count == count)
        #expect(found.first?.message.contains("'f0', 'f2', 'f3', 'f4' and \(count - 5) more") == true)
    }

    @Test func manyParameters() throws {
        let fields = (0..<1_000).map { "  f\($0): Int" }.joined(separator: "\n")
        #expect(try project(["M/S.yml": "state:\n" + fields]).features[0].scenes[0].state.count == 1_000)
    }

    @Test func deepNesting() {
        let deep = String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000)
        #expect(!problems(in: ["M/S.yml": "state: { x: \(deep) }"]).isEmpty)
        let brackets = String(repeating: "[", count: 1_000) + "Int" + String(repeating: "]", count: 1_000)
        #expect(problems(in: ["M/S.yml": "state: { x: '\(brackets)' }"]).map(\.id) == ["invalid-swift"])
    }

    @Test func billionLaughs() {
        var lines = ["a0: &a0 [x, x]"]
        for level in 1..<40 { lines.append("a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]") }
        #expect(problems(in: ["M/S.yml": lines.joined(separator: "\n")]).contains { $0.id == "limit-exceeded" })
    }

    @Test func longLines() {
        let long = "state: { x: " + String(repeating: "(a: Int, ", count: 50_000)
        #expect(problems(in: ["M/S.yml": long]).allSatisfy { $0.notes.allSatisfy { $0.message.utf8.count < 1_000 } })
    }
}
