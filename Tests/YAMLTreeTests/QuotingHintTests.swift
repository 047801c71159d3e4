import Basics
import Testing
import YAMLTree

/// Swift that is not YAML: the diagnostic says how the line is to be written.
struct QuotingHintTests {
    @Test(arguments: [
        ("a: @escaping () -> Void", #"a: "@escaping () -> Void""#),
        ("a: .init(a: 1, b: 2)", #"a: ".init(a: 1, b: 2)""#),
        ("a: (a: Int, b: Int) # why", ##"a: "(a: Int, b: Int)" # why"##),
        ("a: [Recipe]?", #"a: "[Recipe]?""#),
        ("a: `default`", #"a: "`default`""#),
        ("a: f(x: \"y\")", #"a: 'f(x: "y")'"#),
        ("{ x: (a: Int, b: Int) }", #"{ x: "(a: Int, b: Int)" }"#),
        ("f: { p: { id: [Recipe]? }, returns: Recipe }", #"f: { p: { id: "[Recipe]?" }, returns: Recipe }"#),
        ("- @MainActor (Int) -> Void", #"- "@MainActor (Int) -> Void""#),
    ])
    func quotesTheValue(line: String, mended: String) throws {
        let reading = read("first: 1\nlist:\n  \(line)\n")
        let diagnostic = try #require(reading.diagnostics.first)
        #expect(diagnostic.notes.first?.message == "in quotes it can be read: \(mended)")
        let fixIt = try #require(diagnostic.fixIt)
        #expect(fixIt.range.start.line == 3)
        let columns = fixIt.range.start.column - 3..<fixIt.range.end.column - 3
        var fixed = Array(line.unicodeScalars)
        fixed.replaceSubrange(columns, with: Array(fixIt.replacement.unicodeScalars))
        #expect(String(String.UnicodeScalarView(fixed)) == mended)
    }

    @Test(arguments: ["a: 'b\n", "a: }\n", "a: b\n c: d\n", "a: " + String(repeating: "@", count: 500)])
    func saysNothingWhenQuotesDoNotHelp(source: String) throws {
        let diagnostic = try #require(read(source).diagnostics.first)
        #expect(diagnostic.fixIt == nil)
    }
}
