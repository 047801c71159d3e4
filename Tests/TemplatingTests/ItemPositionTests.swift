import Templating
import Testing

@Suite("The place in a list")
struct ItemPositionTests {
    @Test(
        "Items know whether they are the first or the last",
        arguments: [(["a"], "(a)"), (["a", "b", "c"], "(a, b, c)"), ([], "")]
    )
    func separators(_ items: [String], _ expected: String) throws {
        let template = "{{#items}}{{#first}}({{/first}}{{.}}{{^last}}, {{/last}}{{#last}}){{/last}}{{/items}}"
        let values: TemplateValue = ["items": .list(items.map { .text($0) })]
        #expect(try render(template, values, as: ["items": .list(.text)]) == expected)
    }

    @Test("The innermost item counts, also from a section inside of it")
    func innermost() throws {
        let template =
            "{{#rows}}{{#cells}}{{#style}}{{^last}},{{/last}}{{/style}}{{/cells}}{{^last}};{{/last}}{{/rows}}"
        let row: TemplateValue = ["cells": [["style": [:]], ["style": [:]]]]
        #expect(
            try render(template, ["rows": [row, row]], as: ["rows": .list(["cells": .list(["style": [:]])])]) == ",;,"
        )
    }

    @Test("A declared field of the item wins, one of a value around the list does not")
    func declaredField() throws {
        let own: TemplateShape = ["items": .list(["last": .text])]
        #expect(try render("{{#items}}{{last}}{{/items}}", ["items": [["last": "L"]]], as: own) == "L")
        let outer: TemplateShape = ["items": .list(["x": .text]), "last": .flag]
        let values: TemplateValue = ["items": [["x": "1"], ["x": "2"]], "last": true]
        #expect(try render("{{#items}}{{x}}{{^last}}+{{/last}}{{/items}}", values, as: outer) == "1+2")
    }
}
