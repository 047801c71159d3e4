import Templating
import Testing

@Suite("Code")
struct CodeTests {
    private let shape: TemplateShape = ["code": .code, "x": .text, "on": .flag]

    private func code(_ code: [TemplateCode]) -> TemplateValue {
        ["code": .code(code), "x": "é", "on": true]
    }

    /// `call(aaa…, b)`, of so many characters.
    private func call(_ length: Int, _ letter: Character = "a") -> TemplateCode {
        .phrase("call(", [String(repeating: letter, count: length - 9), "b"], ")")
    }

    /// The same, broken.
    private func broken(_ length: Int, _ letter: Character = "a", at indentation: String) -> String {
        let item = String(repeating: letter, count: length - 9)
        return ["call(", "    \(item),", "    b", ")"].map { indentation + $0 }.joined(separator: "\n")
    }

    @Test("Its lines have the indentation of the tag, and blank ones have none")
    func indentation() throws {
        let value = code(["a", "", .block("b {", ["c", "", .block("d {", ["e"])], .block("} f {", ["g"]))])
        let lines = ["a", "", "b {", "    c", "", "    d {", "        e", "    }", "} f {", "    g", "}"]
        let expected = "{\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined() + "}"
        #expect(try render("{\n    {{code}}\n}", value, as: shape) == expected)
        #expect(try render(" {{code}}", code(["", "a"]), as: shape) == "\n a")
    }

    @Test("A partial's indentation adds to that of the tag, whatever it is made of")
    func partials() throws {
        let value = code(["a", call(117)])
        let output = try render("\t{{>p}}\n", value, as: shape, partials: ["p": "  {{code}}\n"])
        #expect(output == "\t  a\n\t  call(\(String(repeating: "a", count: 108)), b)\n")
        let wide = try render("\t {{>p}}\n", value, as: shape, partials: ["p": "  {{code}}\n"])
        #expect(wide == "\t   a\n\(broken(117, at: "\t   "))\n")
    }

    @Test("A phrase has a line for each item where it is longer than 120 characters at its column")
    func phrases() throws {
        #expect(try render("    {{code}}\n", code([call(116)]), as: shape).count == 121)
        #expect(try render("    {{code}}\n", code([call(117)]), as: shape) == broken(117, at: "    ") + "\n")
        let block = code([.block("do {", [call(113)])])
        #expect(try render("    {{code}}\n", block, as: shape) == "    do {\n\(broken(113, at: "        "))\n    }\n")
    }

    @Test("Characters count, not bytes", arguments: ["é", "e\u{301}", "👩‍🍳"] as [Character])
    func characters(_ letter: Character) throws {
        #expect(try render("    {{code}}\n", code([call(116, letter)]), as: shape).count == 121)
        #expect(
            try render("    {{code}}\n", code([call(117, letter)]), as: shape) == broken(117, letter, at: "    ") + "\n"
        )
    }

    @Test("What is around it on its line counts as well")
    func inline() throws {
        #expect(try render("  {{x}} {{code}} é\r\n", code([call(114)]), as: shape).unicodeScalars.count == 122)
        let text = try render("  {{x}} {{code}} é\r\n", code([call(115)]), as: shape)
        #expect(text == "  é " + broken(115, at: "  ").dropFirst(2) + " é\r\n")
        let first = code([call(114), "return"])
        #expect(try render("  {{x}} {{code}} + more", first, as: shape).hasPrefix("  é call(a"))
        #expect(try render("a{{code}}b", code([]), as: shape) == "ab")
    }

    @Test("Without lines, it takes a line with it that holds nothing else")
    func empty() throws {
        #expect(try render("a\n  {{code}}\nb\n", code([]), as: shape) == "a\nb\n")
        #expect(try render("a\n  {{code}}", code([]), as: shape) == "a\n")
        #expect(try render("  {{>p}}\n.", code([]), as: shape, partials: ["p": " {{code}}\r\n"]) == ".")
    }

    @Test("As a section, it is a condition", arguments: [([], "-"), (["a", "b"], "+é")])
    func sections(_ lines: [TemplateCode], _ expected: String) throws {
        #expect(try render("{{#code}}+{{x}}{{/code}}{{^code}}-{{/code}}", code(lines), as: shape) == expected)
    }

    @Test("Lists of it, by the dot")
    func lists() throws {
        let values: TemplateValue = ["calls": [.code(["a()"]), .code(["b()"])]]
        #expect(try render("{{#calls}}\n  {{.}}\n{{/calls}}", values, as: ["calls": .list(.code)]) == "  a()\n  b()\n")
    }

    @Test("A tag behind it on its line is an error, since the line's length isn't known")
    func tagBehind() {
        let message = "template-kind: only text may follow 'code' on its line, since it is code"
        expectProblems("{{⚑code}} {{x}}\n{{code}} {\n{{x}} {{code}}", as: shape, [message])
        expectProblems("{{#on}}{{⚑code}}{{/on}} {\n", as: shape, [message])
        expectProblems("{{⚑code}} + {{! of the same }}\n", as: shape, [message])
    }

    @Test("Another kind of value is an error", arguments: ["{{code}}", "{{#code}}{{/code}}", "{{^code}}{{/code}}"])
    func otherKind(_ template: String) throws {
        #expect(try renderError(template, ["code": "a"], as: shape).problem == "the value is text, not code")
        #expect(try renderError("{{x}}", ["x": .code([])], as: shape).problem == "the value is code, not text")
    }
}

@Suite("Phrases")
struct PhraseTests {
    private let long = String(repeating: "a", count: 100)

    @Test("One without items stays on one line, one of length 0 never does")
    func extremes() {
        let name = String(repeating: "f", count: 200)
        #expect([TemplateCode.phrase("\(name)(", [String](), ")")].lines(at: 0) == ["\(name)()"])
        let code: [TemplateCode] = [.phrase("f(", ["a"], ")", lineLength: 0)]
        #expect(code.lines(at: 0) == ["f(", "    a", ")"])
    }

    @Test("A literal has a comma after its last item, too")
    func literal() {
        #expect([TemplateCode.phrase("[", ["a", "b"], "]", style: .literal)].lines(at: 0) == ["[a, b]"])
        let code: [TemplateCode] = [.phrase("[", [long, "b"], "]", style: .literal)]
        #expect(code.lines(at: 20) == ["[", "    \(long),", "    b,", "]"])
    }

    @Test("Braces have spaces inside")
    func spaced() {
        #expect([TemplateCode.phrase("update {", ["a"], "}", style: .spaced)].lines(at: 0) == ["update { a }"])
        #expect(
            [TemplateCode.phrase("update {", [long], "}", style: .spaced)].lines(at: 12)
                == ["update {", "    \(long)", "}"]
        )
    }

    @Test("Phrases in phrases are broken from the outside, and a comma counts")
    func nested() {
        let inner = TemplateCode.phrase("g(", ["a", long], ")")
        let code: [TemplateCode] = [.phrase("f(", [inner, "b"], ")")]
        #expect(code.lines(at: 8) == ["f(g(a, \(long)), b)"])
        #expect(code.lines(at: 9) == ["f(", "    g(a, \(long)),", "    b", ")"])
        #expect(code.lines(at: 10) == ["f(", "    g(", "        a,", "        \(long)", "    ),", "    b", ")"])
    }

    @Test("A block in a phrase breaks it")
    func block() {
        let code: [TemplateCode] = [.phrase("f(", [.block("{", ["a"]), "b"], ")")]
        #expect(code.lines(at: 0) == ["f(", "    {", "        a", "    },", "    b", ")"])
    }

    @Test("Lines at a column come without it, and literals of several lines stay one")
    func lines() {
        #expect([TemplateCode]().lines(at: 4) == [])
        #expect(["a", "", "\"\"\"\nb\n\"\"\""].lines(at: 4) == ["a", "", "\"\"\"\nb\n\"\"\""])
    }
}
