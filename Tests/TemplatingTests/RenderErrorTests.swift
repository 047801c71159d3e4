import Basics
import Templating
import Testing

@Suite("Values without their declared shape")
struct RenderErrorTests {
    private let shape: TemplateShape = [
        "text": .text, "flag": .flag, "list": .list(.text), "fields": ["x": .text],
    ]

    @Test("A field that is not there")
    func missingField() throws {
        let error = try renderError("a\n{{text}}", [:], as: shape)
        #expect(error.description == "main:2:3: template 'main', 'text': the value has no field 'text'")
        let inner = try renderError("{{fields.x}}", ["fields": [:]], as: shape)
        #expect(inner.description == "main:1:3: template 'main', 'fields.x': the value has no field 'x'")
    }

    @Test(
        "Another kind of value",
        arguments: [
            ("{{text}}", ["text": true], "text", "the value is a flag, not text"),
            ("{{#text}}{{/text}}", ["text": []], "text", "the value is a list, not text"),
            ("{{^text}}{{/text}}", ["text": [:]], "text", "the value is fields, not text"),
            ("{{#flag}}{{/flag}}", ["flag": "yes"], "flag", "the value is text, not a flag"),
            ("{{^flag}}{{/flag}}", ["flag": "yes"], "flag", "the value is text, not a flag"),
            ("{{#list}}{{/list}}", ["list": "a"], "list", "the value is text, not a list"),
            ("{{^list}}{{/list}}", ["list": [:]], "list", "the value is fields, not a list"),
            ("{{#list}}{{.}}{{/list}}", ["list": ["a", [:]]], ".", "the value is fields, not text"),
            ("{{#fields}}{{/fields}}", ["fields": "a"], "fields", "the value is text, not fields"),
            (
                "{{fields.x}}", ["fields": []], "fields.x",
                "the value that is to have a field 'x' is a list, not fields"
            ),
        ] as [(String, TemplateValue, String, String)]
    )
    func otherKind(_ template: String, _ values: TemplateValue, _ name: String, _ problem: String) throws {
        let error = try renderError(template, values, as: shape)
        #expect(error.name == name)
        #expect(error.problem == problem)
    }

    @Test("In a partial, the place is the partial's")
    func partial() throws {
        let error = try renderError("{{>p}}", [:], as: shape, partials: ["p": " {{text}}"])
        #expect(error.template == "p")
        #expect(error.location == SourceLocation(path: "p", line: 1, column: 4))
    }

    @Test("A template that is not there")
    func unknownTemplate() throws {
        let templates = TemplateSet.load([], shapes: [:]).templates
        let error = try #require(throws: TemplateRenderError.self) { try templates.render("T", [:]) }
        #expect(error.description == "template 'T', 'T': no such template is loaded")
    }

    @Test("What was in the buffer stays as it was")
    func buffer() throws {
        let source = TemplateSource(name: "T", path: "T", text: "a{{x}}")
        let templates = TemplateSet.load([source], shapes: ["T": ["x": .text]]).templates
        var output: [UInt8] = [1, 2]
        #expect(throws: TemplateRenderError.self) { try templates.render("T", [:], into: &output) }
        #expect(output == [1, 2])
    }
}
