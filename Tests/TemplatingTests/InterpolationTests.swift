import Templating
import Testing

@Suite("Variables")
struct InterpolationTests {
    @Test("All three forms copy the text as it is", arguments: ["{{type}}", "{{{type}}}", "{{&type}}", "{{&  type }}"])
    func forms(_ tag: String) throws {
        #expect(
            try render("let x: \(tag)?", ["type": "[String: Set<\"é\">] & P"], as: ["type": .text])
                == "let x: [String: Set<\"é\">] & P?"
        )
    }

    @Test("Text that looks like a tag, or has several lines, is not touched")
    func rawText() throws {
        #expect(try render("  {{body}};", ["body": "{{type}}\n  a\r\n"], as: ["body": .text]) == "  {{type}}\n  a\r\n;")
    }

    @Test("A dotted name goes into fields of fields")
    func dottedName() throws {
        let values: TemplateValue = ["scene": ["state": ["type": "CartState"]], "type": "wrong"]
        let shape: TemplateShape = ["scene": ["state": ["type": .text]], "type": .text]
        #expect(try render("{{scene.state.type}}", values, as: shape) == "CartState")
    }

    @Test("The first part of a dotted name is looked for outward, the others are not")
    func dottedNameOutward() throws {
        let values: TemplateValue = ["app": ["name": "Kitchen"], "scene": ["name": "Cart"]]
        let shape: TemplateShape = ["app": ["name": .text], "scene": ["name": .text]]
        #expect(try render("{{#scene}}{{app.name}}/{{name}}{{/scene}}", values, as: shape) == "Kitchen/Cart")
    }

    @Test("The innermost value is the dot")
    func implicitIterator() throws {
        #expect(try render("<{{.}}>", "all", as: .text) == "<all>")
        #expect(try render("{{#tags}}<{{.}}>{{/tags}}", ["tags": ["a", "b"]], as: ["tags": .list(.text)]) == "<a><b>")
    }

    @Test("Comments leave nothing behind")
    func comments() throws {
        #expect(try render("a{{! not {{ here }}b", [:], as: [:]) == "ab")
        #expect(try render("a\n  {{!\n two lines }}  \nb", [:], as: [:]) == "a\nb")
    }

    @Test("Values whose fields are in another order than declared are found")
    func fieldOrder() throws {
        let shape: TemplateShape = ["a": .text, "b": .text, "c": .text]
        #expect(try render("{{a}}{{b}}{{c}}", ["c": "3", "b": "2", "a": "1", "more": "4"], as: shape) == "123")
    }

    @Test("A template may be empty, begin with a byte order mark, or be only text")
    func plainText() throws {
        #expect(try render("", [:], as: [:]) == "")
        #expect(try render("\u{FEFF}{{x}}", ["x": "1"], as: ["x": .text]) == "1")
        #expect(try render("{ } }} {", [:], as: [:]) == "{ } }} {")
    }

    @Test("Bytes go behind those that are in the buffer")
    func intoBuffer() throws {
        let source = TemplateSource(name: "T", path: "T", text: "{{x}}é")
        let templates = TemplateSet.load([source], shapes: ["T": ["x": .text]]).templates
        var output = Array("before ".utf8)
        try templates.render("T", ["x": "1"], into: &output)
        #expect(output == Array("before 1é".utf8))
    }
}
