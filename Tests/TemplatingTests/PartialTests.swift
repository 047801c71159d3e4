import Templating
import Testing

@Suite("Partials")
struct PartialTests {
    @Test("A partial sees what is in reach where it is included")
    func context() throws {
        let partials = ["name": "<{{name}}>"]
        let values: TemplateValue = ["name": "outer", "scenes": [["name": "a"], ["name": "b"]]]
        let shape: TemplateShape = ["name": .text, "scenes": .list(["name": .text])]
        #expect(
            try render("{{>name}}{{#scenes}}{{> name }}{{/scenes}}", values, as: shape, partials: partials)
                == "<outer><a><b>"
        )
    }

    @Test("One that has a line of its own has each of its lines indented, but for blank ones and text from values")
    func indentation() throws {
        let partials = ["body": "{\n{{#on}}\n  {{x}}\n{{/on}}\n\n{{x}}{{! c }}\n}\n"]
        let output = try render(
            "a\n  {{>body}}\nb\n",
            ["on": true, "x": "1\n2"],
            as: ["on": .flag, "x": .text],
            partials: partials
        )
        #expect(output == "a\n  {\n    1\n2\n\n  1\n2\n  }\nb\n")
    }

    @Test("Indentations of partials in partials add up")
    func nestedIndentation() throws {
        let partials = ["outer": "o\n\t{{>inner}}\n", "inner": "i\r\n\r\nj\r\n"]
        #expect(try render("  {{>outer}}\n", [:], as: [:], partials: partials) == "  o\n  \ti\r\n\r\n  \tj\r\n")
    }

    @Test("One that shares its line is not indented, nor are those on lines of their own in it")
    func inline() throws {
        let partials = ["outer": "o {{>inner}}|\n", "inner": "i\n {{>leaf}}\nj", "leaf": "l\nm\n"]
        #expect(try render("  {{>outer}}\n-", [:], as: [:], partials: partials) == "  o i\n l\n m\nj|\n-")
    }

    @Test("A partial without a last line break takes none from the line after")
    func noLineBreak() throws {
        #expect(try render("  {{>p}}\nb", [:], as: [:], partials: ["p": "a"]) == "  ab")
    }
}
