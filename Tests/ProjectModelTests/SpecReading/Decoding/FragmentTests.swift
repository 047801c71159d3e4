import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Swift types and expressions")
struct FragmentTests {
    @Test(arguments: ["Int //①", "Int; import X", "some View", "Int...", "Int{}", "func f()"])
    func notTypes(_ type: String) {
        let text = type.replacing("①", with: "")
        let result = result(of: ["M/S.yml": "state:\n  x: '\(text)'"])
        #expect(result.diagnostics.map(\.id) == ["invalid-swift"])
    }

    @Test(arguments: ["1; import X", "a = 1", "{", "1 /* */", "#file", "try f()"])
    func notExpressions(_ expression: String) {
        let source = "state:\n  x: { type: Int, default: '\(expression)' }"
        let result = result(of: ["M/S.yml": source])
        #expect(result.diagnostics.map(\.id) == ["invalid-swift"])
    }

    @Test(arguments: [
        ("Date", "2024-01-01"), ("Date?", "1.1.2024"), ("URL", "https://example.com"), ("TimeZone", "Europe/Berlin"),
        ("UUID", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"), ("Data", "abc"), ("Int", "3 apples"), ("Bool", "yes please"),
        ("Locale", "en_US"), ("CGFloat", "1,5"), ("Foundation.URL", "https://example.com"),
    ])
    func textForWhatIsNone(type: String, text: String) {
        let result = expectProblems(
            ["M/S.yml": "state: { x: { type: '\(type)', default: ①\"\(text)\" } }"],
            ("value-type-mismatch", "①")
        )
        #expect(result.messages.contains("a text in quotes can't be a value of"))
    }

    /// A comment isn't part of a value or type, whatever the kind of comment and of value.
    @Test(arguments: [
        ("{ type: Float, default: \"0.5 // half\" }", "write it as: default: 0.5"),
        ("{ type: Float, default: \"0.5 /* half */\" }", "write it as: default: 0.5"),
        ("{ type: Int, default: \"3 // apples\" }", "write it as: default: 3"),
        ("{ type: Recipe, default: \".sample // one\" }", "write it as: default: .sample"),
        ("\"Int // minutes\"", "write it as: x: Int"),
    ])
    func comments(value: String, note: String) {
        let found = problems(in: ["M/S.yml": "state: { x: \(value) }"])
        #expect(found.map(\.id) == ["invalid-swift"] && found.messages.contains("holds a comment"))
        #expect(found.notes == note)
    }

    @Test(arguments: [("Date", "2024-01-01"), ("URL", "5"), ("DispatchQueue", "0"), ("Duration", "1.5")])
    func numbersForWhatIsNone(type: String, number: String) {
        expectProblems(
            ["M/S.yml": "state: { x: { type: \(type), default: ①\(number) } }"],
            ("value-type-mismatch", "①")
        )
    }

    @Test(arguments: [
        ("Date", "Date()"), ("Date", ".now"), ("Int", "7 * 6"), ("Decimal", "1.5"), ("PartialRangeFrom<Int>", "0..."),
        ("Any", "((Int) -> Void).self"), ("Any", "Optional<(Int) -> Void>.none as Any"), ("Int?", "try? f()"),
        ("[() -> Void]", "[() -> Void]()"), ("Any.Type", "Int.self"), ("NSNumber", "3"), ("SIMD2<Float>", "[1, 2]"),
        ("Recipe", "a-b"), ("Int", "max-min"),
    ])
    func expressionsInQuotes(type: String, value: String) {
        expectProblems(["M/S.yml": "state: { x: { type: '\(type)', default: '\(value)' } }"])
    }

    @Test(arguments: [
        "reasync", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "_const", "inout Int",
        "each t",
        "@foo Int", "$", "Int.Protocol", "Self", "_", "Int!", "~Copyable", "some P",
    ])
    func wordsThatNameNoType(text: String) {
        let found = problems(in: ["M/S.yml": "interactor: { m: { returns: '\(text)' } }"])
        #expect(found.map(\.id) == ["invalid-swift"])
    }

    @Test func placesInside() {
        expectProblems(["M/S.yml": "state:\n  x: Int ①// x"], ("invalid-swift", "①"))
        expectProblems(["M/S.yml": "state:\n  x: 'Int ①// x'"], ("invalid-swift", "①"))
    }

    @Test func obviousMismatches() {
        expectProblems(["M/S.yml": "state: { x: { type: Int, default: ①1.5 } }"], ("value-type-mismatch", "①"))
        expectProblems(["M/S.yml": "state: { x: { type: Bool, default: ①1 } }"], ("value-type-mismatch", "①"))
        expectProblems(["M/S.yml": "state: { x: { type: String, default: ①5 } }"], ("value-type-mismatch", "①"))
        expectProblems(["M/S.yml": "state: { x: Int }\npreviews: { p: { x: ①nil } }"], ("value-type-mismatch", "①"))
        expectProblems(
            ["project.yml": "project: P\nruntime: .\nservices: { a: { type: Int, default: ①true } }"],
            ("value-type-mismatch", "①")
        )
    }

    @Test func aTypeThatCannotBeReadIsToldOnce() {
        expectProblems(
            ["M/A.yml": "parameters: { id: 'Int①;' }", "M/B.yml": "routes: { a: { to: A, with: [id] }, b: A }"],
            ("invalid-swift", "①")
        )
    }
}
