import Templating
import Testing

@Suite("Recursive partials")
struct RecursionTests {
    static let folder: TemplateShape = .recursive("Folder", ["name": .text, "folders": .list(.reference("Folder"))])
    static let tree: TemplateValue = [
        "name": "a",
        "folders": [
            ["name": "b", "folders": [["name": "c", "folders": []]]],
            ["folders": [], "name": "d"],
        ],
    ]

    @Test("They end where the values do")
    func ends() throws {
        let partials = ["node": "{{name}}({{#folders}}{{>node}}{{^last}},{{/last}}{{/folders}})"]
        #expect(try render("{{>node}}", Self.tree, as: Self.folder, partials: partials) == "a(b(c()),d())")
    }

    @Test("Each level is indented further, and back again after it")
    func indentation() throws {
        let partials = ["node": "{{name}} {\n{{#folders}}\n  {{>node}}\n{{/folders}}\n}\n"]
        let output = try render(" {{>node}}\n", Self.tree, as: Self.folder, partials: partials)
        #expect(output == " a {\n   b {\n     c {\n     }\n   }\n   d {\n   }\n }\n")
    }

    @Test("Inside of a line there is no indentation")
    func inline() throws {
        let partials = ["node": "{{name}}\n{{#folders}}-{{>node}}.\n{{/folders}}|\n"]
        let output = try render("  {{>node}}\n", Self.tree, as: Self.folder, partials: partials)
        #expect(output == "  a\n  -b\n-c\n|\n.\n|\n.\n  -d\n|\n.\n  |\n")
    }

    @Test("Through a second partial, with names from around")
    func mutual() throws {
        let shape: TemplateShape = ["mark": .text, "root": Self.folder]
        let partials = ["node": "{{mark}}{{name}}{{>children}}", "children": "{{#folders}}[{{>node}}]{{/folders}}"]
        let output = try render(
            "{{#root}}{{>node}}{{/root}}",
            ["mark": "*", "root": Self.tree],
            as: shape,
            partials: partials
        )
        #expect(output == "*a[*b[*c]][*d]")
    }

    @Test("The template itself can be the partial")
    func itself() throws {
        #expect(try render("{{name}}{{#folders}}{{>main}}{{/folders}}", Self.tree, as: Self.folder) == "abcd")
    }

    private static let chain: TemplateShape = .recursive(
        "Link",
        ["name": .text, "hasNext": .flag, "next": .reference("Link")]
    )
    private static let links: TemplateValue = ["name": "a", "hasNext": true, "next": ["name": "b", "hasNext": false]]

    @Test("They may go from fields into fields, behind a condition")
    func fields() throws {
        let partials = ["link": "{{name}}{{#hasNext}}{{#next}}{{>link}}{{/next}}{{/hasNext}}"]
        #expect(try render("{{>link}}", Self.links, as: Self.chain, partials: partials) == "ab")
    }

    @Test("They see the place in a list around them")
    func positions() throws {
        let partials = ["link": "{{name}}{{^last}},{{/last}}{{#hasNext}}{{#next}}{{>link}}{{/next}}{{/hasNext}}"]
        let template = "{{#chains}}{{#next}}{{>link}}{{/next}}{{/chains}}"
        let chains: TemplateValue = .list([["next": Self.links], ["next": Self.links]])
        let output = try render(template, ["chains": chains], as: ["chains": .list(Self.chain)], partials: partials)
        #expect(output == "a,b,ab")
    }
}
