import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing
import YAMLTree

@Suite("Swift in YAML that is understood")
struct UnderstoodSwiftTests {
    @Test(arguments: [
        ("[Recipe]", "[Recipe]"), ("[String: Int]", "[String: Int]"), ("[[Int]]", "[[Int]]"),
        ("[Recipe?]", "[Recipe?]"),
        ("[Result<Int, any Error>]", "[Result<Int, any Error>]"),
        ("[(id: Int, name: String)]", "[(id: Int, name: String)]"),
        ("[String: [Recipe]]", "[String: [Recipe]]"), ("'[Recipe]?'", "[Recipe]?"),
        ("Result<Int, any Error>", "Result<Int, any Error>"),
        ("(Int) -> Void", "(Int) -> Void"), ("no", "no"), ("|\n    [Recipe]?\n", "[Recipe]?"),
    ])
    func types(_ written: String, _ meant: String) throws {
        let project = try project(["M/S.yml": "parameters:\n  x: \(written)\n"])
        #expect(project.features[0].scenes[0].parameters[0].type.text == meant)
    }

    @Test func listsInFlow() throws {
        let project = try project(["M/S.yml": "parameters: { ids: [Int64], names: [String: Int] }"])
        #expect(project.features[0].scenes[0].parameters.map(\.type.text) == ["[Int64]", "[String: Int]"])
    }

    @Test(arguments: [
        ("String", "\"\"", "\"\""), ("String", "''", "\"\""), ("String", "'\"a\"'", "\"a\""),
        ("String", "\"say \\\"hi\\\"\"", #""say \"hi\"""#),
        ("String?", "\"nil\"", "nil"), ("String", "'C:\\dir \\(x)'", #""C:\\dir \\(x)""#),
        ("\"[String]\"", "[\"a\", 'b c']", #"["a", "b c"]"#),
        ("\"[Int]\"", "[1, 2]", "[1, 2]"), ("\"[Int]\"", "[]", "[]"), ("\"[String: Int]\"", "\"[:]\"", "[:]"),
        ("\"[String: Int]\"", "[\"a\": 1]", #"["a": 1]"#), ("Bool", "true", "true"), ("Recipe", ".sample", ".sample"),
        ("Double", "1.0", "1.0"),
        ("String", "|\n      String(repeating: \"a\", count: 2)", #"String(repeating: "a", count: 2)"#),
    ])
    func defaults(_ type: String, _ written: String, _ meant: String) throws {
        let project = try project(["M/S.yml": "state:\n  x:\n    type: \(type)\n    default: \(written)\n"])
        #expect(project.features[0].scenes[0].state[0].defaultValue?.text == meant)
    }

    @Test func eventsAsAList() throws {
        let project = try project(["M/S.yml": "events: [didTapBuy, didTapClose]"])
        #expect(project.features[0].scenes[0].events.map(\.name) == ["didTapBuy", "didTapClose"])
    }
}

@Suite("Swift in YAML that is reported, with the line as it should be written")
struct ReportedSwiftTests {
    @Test(arguments: [
        (
            "parameters: { x: ①Result<Int, any Error>, y: Int }", "needs-quotes",
            #"parameters: { x: "Result<Int, any Error>", y: Int }"#
        ),
        (
            "parameters: { x: ①Result<(Int) -> Void, any Error> }", "needs-quotes",
            #"parameters: { x: "Result<(Int) -> Void, any Error>" }"#
        ),
        ("parameters: { x: ①(Int, String) -> Void }", "needs-quotes", #"parameters: { x: "(Int, String) -> Void" }"#),
        ("events:\n  - ①didTapAuthor(userID: Int64)", "call-as-mapping", "didTapAuthor: { userID: Int64 }"),
        ("events: [didTapBuy, ①didTapAuthor(userID: Int64)]", "call-as-mapping", "didTapAuthor: { userID: Int64 }"),
        ("events: [①didTapBuy()]", "call-as-mapping", "didTapBuy:"),
        (
            "events:\n  - didTapAuthor(userID: Int64, name①: String)", "yaml-syntax",
            "- didTapAuthor: { userID: Int64, name: String }"
        ),
        ("events:\n  didTapAuthor(userID: Int64)①:", "yaml-syntax", "didTapAuthor: { userID: Int64 }"),
        (
            "state:\n  x: { type: Foo, default: .init(a①: 1) }", "yaml-syntax",
            #"x: { type: Foo, default: ".init(a: 1)" }"#
        ),
        ("state:\n  x: (a①: Int, b: Int)", "yaml-syntax", #"x: "(a: Int, b: Int)""#),
        ("parameters: { p: (a①: Int, b: Int) }", "yaml-syntax", #"parameters: { p: "(a: Int, b: Int)" }"#),
        ("parameters:\n  done: ①@escaping () -> Void", "yaml-syntax", #"done: "@escaping () -> Void""#),
        ("state:\n  recipes: [Recipe]①?", "yaml-syntax", #"recipes: "[Recipe]?""#),
        ("state:\n  ①`default`: Int", "yaml-syntax", "default: Int"),
        ("state:\n  x: { type: Bool, default: ①!flag }", "needs-quotes", #""!flag""#),
        ("state:\n  x: { type: Bool, default: ①*flag }", "needs-quotes", #"x: { type: Bool, default: "*flag" }"#),
        ("state:\n  x: { type: Bool, default: ①%flag }", "yaml-syntax", #"x: { type: Bool, default: "%flag" }"#),
        ("state:\n  x: { type: '[Int: Int]', default: [①:] }", "yaml-syntax", #"default: "[:]""#),
        ("state:\n  x:\n    type: '[Int: Int]'\n    default: ①{}", "wrong-kind", #""[:]""#),
        (
            "state: { x: '[Int]' }\npreviews:\n  combinations:\n    x:\n      - [Int]①()\n      - \"[1]\"",
            "yaml-syntax",
            #"- "[Int]()""#
        ),
        ("summary: \"a①\\d\n  more\\k\"", "yaml-syntax", "put the text in single quotes"),
        (
            "state:\n  x:\n    type: Selector\n    default:① #selector(tap)", "missing-value",
            ##"default: "#selector(tap)""##
        ),
    ])
    func reported(_ source: String, _ id: String, _ line: String) {
        let found = expectProblems(["M/S.yml": source], (id, "①"))
        #expect(found.notes.contains(line), "\(found.notes)")
    }

    /// A bracket ends the braces around it as well.
    @Test(arguments: [("Set<[Int]>", true), ("Set<[Int]>", false), ("Jar", true)])
    func adviceIsReadable(type: String, inFlow: Bool) {
        let written = inFlow && type != "Jar" ? "\"\(type)\"" : type
        #expect(YAMLQuoting.quotedIfNeeded(type, inFlow: inFlow) == written)
    }

    @Test func severalAtOnce() {
        expectProblems(
            [
                "M/S.yml":
                    "interactor:\n  f: { parameters: { x: ①Result<Int, any Error>, y: Int }, returns: [String: Int], async: ②yes }"
            ],
            ("needs-quotes", "①"),
            ("invalid-value", "②")
        )
    }

    @Test func stringsThatLostTheirQuotes() {
        let found = expectProblems(
            ["M/S.yml": "state:\n  x: { type: String, default: ①Hello }"],
            ("string-needs-quotes", "①")
        )
        #expect(found.notes.contains(#"'"Hello"'"#))
    }

    @Test func wordsInQuotesAreNoNumbers() {
        expectProblems(["M/S.yml": "state:\n  x: { type: Int, default: ①\"many\" }"], ("value-type-mismatch", "①"))
    }

    @Test func theProposedLineIsRead() throws {
        let source = "parameters: { x: Result<Int, any Error>, y: Int }"
        let found = expectProblems(["M/S.yml": source.replacing("x: R", with: "x: ①R")], ("needs-quotes", "①"))
        let line = try #require(found.first?.notes.first?.message.split(separator: "as: ", maxSplits: 1).last)
        _ = try project(["M/S.yml": String(line)])
    }
}
