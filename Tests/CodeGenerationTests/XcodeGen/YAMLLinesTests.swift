import Basics
import Testing
import YAMLTree

@testable import CodeGeneration

@Suite("Emitted YAML")
struct YAMLLinesTests {
    @Test(arguments: [
        "a", "Sources/Recipes", "no", "On", "NULL", "~", "1.0", "1e3", "0x1F", "-", "- a", "a: b", "a #b", "#a", "",
        " a", "a ",
        "$(inherited) -D X", "${frameworkName}", "[a]", "{a}", "*a", "&a", "!a", "%a", "@a", "`a`", "a\nb", "\ta",
        "it's",
        "\"q\"", "\\", "é", "🍜", "\u{7F}", "\u{85}", "\u{2028}", "2024-01-01", "=", "<<", "?", ":", ".inf", "y",
    ])
    func everyTextIsReadAgain(text: String) throws {
        let value = JSONValue.object([
            ("list", .texts([text])), (text.isEmpty ? "-" : text, .text(text)),
            ("deep", .list([.object([("k", .text(text))])])),
        ])
        let lines = YAMLLines.lines(of: value).joined(separator: "\n")
        let reading = YAMLReader().read(Array(lines.utf8), path: "")
        let root = try #require(reading.root, "\(lines)\n\(reading.diagnostics)")
        #expect(root["list"]?.names == [text])
        #expect(root[text.isEmpty ? "-" : text]?.names == [text])
        #expect(root["deep"]?.values(of: "k") == [text])
        // Also by readers that take `no` for a flag.
        #expect(XcodeGenShape.text.problems(in: try #require(root[text.isEmpty ? "-" : text])) == [])
    }

    @Test func looksAsOneWouldWriteIt() {
        let value = JSONValue.object([
            ("name", .text("Recipes")), ("version", .text("1.0")), ("link", .flag(false)), ("none", .list([])),
            ("empty", .object([])),
            ("lists", .list([.object([("a", .text("b")), ("c", .texts(["d"]))]), .text("e")])),
        ])
        #expect(
            YAMLLines.lines(of: value) == [
                "name: Recipes", "version: \"1.0\"", "link: false", "none: []", "empty: {}", "lists:", "  - a: b",
                "    c:", "      - d", "  - e",
            ]
        )
    }
}
