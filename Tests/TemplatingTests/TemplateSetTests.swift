import Basics
import Templating
import Testing

@Suite("Sets of templates")
struct TemplateSetTests {
    private let greeting = TemplateSource(name: "Greeting", path: "Greeting.mustache", text: "Hello")

    @Test("A shape without a template, and two templates of one name, are errors")
    func names() {
        let second = TemplateSource(name: "Greeting", path: "a.mustache", text: "")
        let (_, diagnostics) = TemplateSet.load([greeting, second], shapes: ["Greetings": .text, "Greeting": .text])
        let report = """
            vipergen: error: there is no template 'Greetings' [template-name]
            vipergen: note: did you mean 'Greeting'?
            a.mustache:1:1: error: a second template is named 'Greeting' [template-name]
            Greeting.mustache:1:1: note: the other one

            """
        #expect(TextReporter().report(diagnostics) == report)
    }

    @Test("A shape with two fields of one name is an error")
    func shapes() {
        let (_, diagnostics) = TemplateSet.load([greeting], shapes: ["Greeting": ["a": .text, "b": .text, "a": .flag]])
        #expect(diagnostics.map(\.message) == ["the shape of the template 'Greeting': the field 'a' is declared twice"])
    }

    @Test("Many can be rendered at once, from one set")
    func parallel() async throws {
        let source = TemplateSource(name: "T", path: "T", text: "{{#items}}{{.}};{{/items}}")
        let templates = TemplateSet.load([source], shapes: ["T": ["items": .list(.text)]]).templates
        let outputs = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for count in 0..<50 {
                group.addTask { try templates.render("T", ["items": .list(Array(repeating: "x", count: count))]) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outputs.map(\.count).sorted() == (0..<50).map { $0 * 2 })
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
