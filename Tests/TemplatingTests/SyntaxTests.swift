import Basics
import Templating
import Testing

@Suite("Templates that are not well formed")
struct SyntaxTests {
    @Test("A tag that is never closed, also when another one follows")
    func unclosedTag() {
        let expected = "template-syntax: the tag is never closed"
        expectProblems("a\n ⚑{{x", as: ["x": .text], [expected])
        expectProblems("⚑{{x {{x}} ⚑{{{x}} {{x}} ⚑{{! {{x", as: ["x": .text], [expected, expected, expected])
        expectProblems("⚑{{", [expected])
    }

    @Test("Sections that are not closed, not opened, or closed by another name")
    func sections() {
        let shape: TemplateShape = ["a": .flag, "b": .flag]
        expectProblems(
            "{{#⚑a}}{{^⚑b}}",
            as: shape,
            ["a", "b"].map { "template-syntax: the section '\($0)' is never closed" }
        )
        expectProblems("{{#a}}{{#⚑b}}{{/a}}", as: shape, ["template-syntax: the section 'b' is never closed"])
        expectProblems("\n{{/ ⚑a }}", as: shape, ["template-syntax: no section 'a' is open here"])
        expectProblems(
            "\n{{#a}}\n{{/⚑c}}{{⚑zzz}}",
            as: shape,
            [
                "template-syntax: 'c' does not close the open section 'a' | opened here (main:2:4)",
                "template-name: unknown name 'zzz'",
            ]
        )
    }

    @Test("Tags that say nothing, or no name")
    func names() {
        let id = "template-syntax"
        expectProblems(
            "⚑{{}}{{⚑a b}}⚑{{# }}{{/}}{{⚑a..b}}{{⚑.a}}{{⚑$x}}{{>⚑a b}}⚑{{>}}",
            as: ["a": .text],
            [
                "\(id): the tag is empty", "\(id): 'a b' is not a name", "\(id): the tag is empty",
                "\(id): 'a..b' is not a name",
                "\(id): '.a' is not a name", "\(id): '$x' is not a name", "\(id): 'a b' is not a template's name",
                "\(id): the tag is empty",
            ]
        )
    }

    @Test("Bad delimiters", arguments: ["{{= =}}", "{{=<%=}}", "{{=a b c=}}", "{{=a= b=}}"])
    func delimiters(_ tag: String) {
        let expected = "template-syntax: delimiters are two words without '=', as in {{=<% %>=}}"
        expectProblems("x⚑\(tag){{x}}", as: ["x": .text], [expected])
    }

    @Test(
        "Text that is not UTF-8, or has a NUL",
        arguments: [([0xFF], "not UTF-8"), ([0xC3], "not UTF-8"), ([0], "a NUL character")]
    )
    func encoding(_ bytes: [UInt8], _ problem: String) {
        let source = TemplateSource(name: "main", path: "main", text: Array("é\né".utf8) + bytes)
        let (templates, diagnostics) = TemplateSet.load([source], shapes: ["main": [:]])
        let place = SourceLocation(path: "main", line: 2, column: 2)
        #expect(diagnostics.map { "\($0.id): \($0.message)" } == ["template-syntax: the text is \(problem)"])
        #expect(diagnostics.map(\.location) == [place])
        #expect(throws: TemplateRenderError.self) { try templates.render("main", [:]) }
    }

    @Test("Columns are right far into a long line")
    func longLine() {
        let padding = String(repeating: "é", count: 5_000)
        expectProblems(
            "\n\(padding){{⚑zzz}}\(padding){{⚑zzz}}",
            Array(repeating: "template-name: unknown name 'zzz'", count: 2)
        )
    }
}
