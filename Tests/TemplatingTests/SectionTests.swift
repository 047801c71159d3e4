import Templating
import Testing

@Suite("Sections")
struct SectionTests {
    @Test("A flag decides between a section and its inverse", arguments: [(true, "yes"), (false, "no")])
    func flags(_ flag: Bool, _ expected: String) throws {
        let template = "{{#isPublic}}yes{{/isPublic}}{{^isPublic}}no{{/isPublic}}"
        #expect(try render(template, ["isPublic": .flag(flag)], as: ["isPublic": .flag]) == expected)
    }

    @Test("Text is true when not empty, and the dot inside", arguments: [("Int", "-> Int"), ("", "-")])
    func text(_ text: String, _ expected: String) throws {
        let template = "{{#returns}}-> {{.}}{{/returns}}{{^returns}}-{{/returns}}"
        #expect(try render(template, ["returns": .text(text)], as: ["returns": .text]) == expected)
    }

    @Test("Fields are rendered once and come into reach, their inverse never")
    func fields() throws {
        let template = "{{#scene}}{{name}} of {{module}}{{/scene}}{{^scene}}none in {{module}}{{/scene}}"
        let values: TemplateValue = ["scene": ["name": "Cart"], "module": "Shopping", "name": "wrong"]
        let shape: TemplateShape = ["scene": ["name": .text], "module": .text, "name": .text]
        #expect(try render(template, values, as: shape) == "Cart of Shopping")
    }

    @Test("A list is rendered for each item, its inverse when it is empty")
    func lists() throws {
        let template = "{{#scenes}}{{name}};{{/scenes}}{{^scenes}}no scenes{{/scenes}}"
        let shape: TemplateShape = ["scenes": .list(["name": .text])]
        #expect(try render(template, ["scenes": [["name": "A"], ["name": "B"]]], as: shape) == "A;B;")
        #expect(try render(template, ["scenes": []], as: shape) == "no scenes")
    }

    @Test("Lists of lists, by the dot")
    func listsOfLists() throws {
        let values: TemplateValue = ["rows": [["a", "b"], [], ["c"]]]
        #expect(
            try render("{{#rows}}[{{#.}}{{.}}{{/.}}]{{^.}}!{{/.}}{{/rows}}", values, as: ["rows": .list(.list(.text))])
                == "[ab][]![c]"
        )
    }

    @Test("What an item lacks is looked for outward, through every level")
    func outward() throws {
        let template = "{{#modules}}{{#scenes}}{{app}}.{{module}}.{{scene}} {{/scenes}}{{/modules}}"
        let values: TemplateValue = [
            "app": "K",
            "modules": [["module": "M", "scenes": [["scene": "S"], ["scene": "T"]]], ["module": "N", "scenes": []]],
        ]
        let shape: TemplateShape = [
            "app": .text, "modules": .list(["module": .text, "scenes": .list(["scene": .text])]),
        ]
        #expect(try render(template, values, as: shape) == "K.M.S K.M.T ")
    }

    @Test("The same section twice, and inside of itself")
    func repeated() throws {
        let template = "{{#a}}1{{#a}}2{{/a}}{{/a}}{{^a}}x{{/a}}{{#a}}3{{/a}}"
        #expect(try render(template, ["a": true], as: ["a": .flag]) == "123")
        #expect(try render(template, ["a": false], as: ["a": .flag]) == "x")
    }
}

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
