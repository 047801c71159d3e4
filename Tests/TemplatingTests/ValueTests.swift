import Templating
import Testing

@Suite("Values")
struct ValueTests {
    @Test("Literals are the cases they look like")
    func literals() {
        let value: TemplateValue = ["text": "a\(1)", "flag": true, "list": ["x"], "fields": ["y": false]]
        let cases: TemplateFields<TemplateValue> = [
            "text": .text("a1"), "flag": .flag(true), "list": .list([.text("x")]),
            "fields": .fields(["y": .flag(false)]),
        ]
        #expect(value == .fields(cases))
    }

    @Test("Fields are set, replaced and removed by name, and keep their order")
    func fields() {
        var fields: TemplateFields<TemplateValue> = ["a": "1", "b": "2"]
        fields["c"] = "3"
        fields["a"] = true
        fields["b"] = nil
        #expect(fields.entries.map(\.name) == ["a", "c"])
        #expect(fields["a"] == true)
        #expect(fields["b"] == nil)
    }

    @Test("The order of fields makes no difference, their names and values do")
    func equality() {
        let value: TemplateValue = ["a": "1", "b": "2"]
        #expect(value == ["b": "2", "a": "1"])
        #expect(value != ["a": "1", "b": "3"])
        #expect(value != ["a": "1", "c": "2"])
        #expect(value != ["a": "1"])
    }

    @Test("Values whose fields are in another order than declared are found")
    func fieldOrder() throws {
        let shape: TemplateShape = ["a": .text, "b": .text, "c": .text]
        #expect(try render("{{a}}{{b}}{{c}}", ["c": "3", "b": "2", "a": "1", "more": "4"], as: shape) == "123")
    }
}
