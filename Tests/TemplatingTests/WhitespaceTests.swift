import Templating
import Testing

@Suite("Lines that hold only a tag")
struct StandaloneLineTests {
    private let shape: TemplateShape = ["on": .flag, "x": .text]
    private let values: TemplateValue = ["on": true, "x": "v"]

    @Test(
        "They disappear with their indentation and line break",
        arguments: [
            "a\n  {{#on}}\nb\n\t{{/on}} \nc", "a\n{{^on}}\n!{{/on}}b\nc", "a\n{{! note }}\nb\nc",
            "{{=<% %>=}}\na\nb\nc",
            "a\nb\n{{#on}}\n{{/on}}\nc", "a\nb\nc{{#on}}\n  {{/on}}",
        ]
    )
    func disappear(_ template: String) throws {
        let output = try render(template, values, as: shape)
        #expect(output == (template.hasSuffix("  {{/on}}") ? "a\nb\nc\n" : "a\nb\nc"))
    }

    @Test("So they do at the end of the text, and with CRLF")
    func ends() throws {
        #expect(try render("a\n  {{#on}}\nb\n  {{/on}}", values, as: shape) == "a\nb\n")
        #expect(try render("a\r\n{{#on}}\r\nb\r\n{{/on}}\r\nc\r\n", values, as: shape) == "a\r\nb\r\nc\r\n")
    }

    @Test(
        "A line with anything else on it stays, and so does that of a variable",
        arguments: [
            (" {{#on}}b{{/on}} \n", " b \n"), ("{{#on}} {{/on}}\n", " \n"), ("x {{! c }}\n", "x \n"),
            ("  {{x}}  \n", "  v  \n"),
            ("{{#on}}\r{{/on}}", "\r"),
        ]
    )
    func stay(_ template: String, _ expected: String) throws {
        #expect(try render(template, values, as: shape) == expected)
    }
}

@Suite("Other delimiters")
struct DelimiterTests {
    @Test("They hold from their tag on, for every kind of tag")
    func everyTag() throws {
        let template = "{{x}}{{=<% %>=}}{{x}}<%x%><%{x}%><%&x%><%#on%>+<%/on%><%^on%>-<%/on%><%! no %><%>p%>"
        let output = try render(
            template,
            ["x": "1", "on": true],
            as: ["x": .text, "on": .flag],
            partials: ["p": "{{x}}<%x%>"]
        )
        #expect(output == "1{{x}}111+1<%x%>")
    }

    @Test("They can be one character, the same twice, and be set back")
    func shortAndBack() throws {
        #expect(try render("{{=| |=}}|x| {{|={{ }}=|{{x}} |x|", ["x": "1"], as: ["x": .text]) == "1 {{1 |x|")
    }
}
