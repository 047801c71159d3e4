import Basics
import Templating
import Testing

/// Values that a table computes where a template mentions them.
@Suite struct TableTests {
    /// Which variables were computed, in order.
    private final class Log: Sendable {
        private let names = Locked<[String]>([])

        var all: [String] { names.withLock { $0 } }

        func note(_ name: String) { names.withLock { $0.append(name) } }
    }

    private struct Shelf: Sendable {
        var title: String
        var jars: [String] = []
        let log: Log
    }

    private static let jar: TemplateTable<(name: String, log: Log)> = [
        .text("name", "the jar's name") { jar in
            jar.log.note("name of \(jar.name)")
            return jar.name
        }
    ]

    private static let shelf: TemplateTable<Shelf> = [
        .text("title", "the shelf's title") { shelf in
            shelf.log.note("title")
            return shelf.title
        },
        .flag("isEmpty", "whether nothing is on it") { shelf in
            shelf.log.note("isEmpty")
            return shelf.jars.isEmpty
        },
        .list("jars", "what is on it", of: jar) { shelf in
            shelf.log.note("jars")
            return shelf.jars.map { ($0, shelf.log) }
        },
        .code("row", "a call with all of it") { shelf in [.phrase("show(", shelf.jars, ")")] },
        .texts("names", "the names alone") { $0.jars },
    ]

    private static let room: TemplateTable<[Shelf]> = [.list("shelves", "its shelves", of: shelf) { $0 }]

    private func render<Subject>(
        _ template: String,
        _ table: TemplateTable<Subject>,
        _ subject: Subject
    ) throws -> String {
        let source = TemplateSource(name: "main", path: "main.mustache", text: template)
        let (templates, diagnostics) = TemplateSet.load([source], shapes: ["main": table.shape])
        #expect(diagnostics.isEmpty)
        return String(decoding: try templates.render("main", table.value(of: subject)), as: UTF8.self)
    }

    @Test func whatIsNotReachedIsNotComputed() throws {
        let shelf = Shelf(title: "Jam", jars: ["plum"], log: Log())
        #expect(
            try render(
                "{{#isEmpty}}{{title}}{{/isEmpty}}.",
                Self.shelf,
                shelf
            ) == "."
        )
        #expect(shelf.log.all == ["isEmpty"])
    }

    @Test func whatIsMentionedTwiceIsComputedOnce() throws {
        let shelf = Shelf(title: "Jam", log: Log())
        #expect(try render("{{#title}}{{title}}, {{title}}{{/title}}", Self.shelf, shelf) == "Jam, Jam")
        #expect(shelf.log.all == ["title"])
    }

    @Test func eachItemHasItsOwn() throws {
        let shelf = Shelf(title: "Jam", jars: ["plum", "quince"], log: Log())
        #expect(
            try render("{{#jars}}{{name}}{{name}} of {{title}} {{/jars}}", Self.shelf, shelf)
                == "plumplum of Jam quincequince of Jam "
        )
        #expect(shelf.log.all == ["jars", "name of plum", "title", "name of quince"])
    }

    @Test func whatSurroundsAListIsKeptForAllItems() throws {
        let shelf = Shelf(title: "Jam", jars: ["plum", "quince"], log: Log())
        #expect(try render("{{title}}{{#jars}} {{title}}{{/jars}}", Self.shelf, shelf) == "Jam Jam Jam")
        #expect(shelf.log.all == ["title", "jars"])
    }

    @Test func listsInListsForgetWithThem() throws {
        let shelves = [
            Shelf(title: "Jam", jars: ["plum"], log: Log()),
            Shelf(title: "Pickles", jars: ["plum", "onion"], log: Log()),
        ]
        let template = "{{#shelves}}{{title}}{{title}}{{#jars}} {{name}}{{name}}{{/jars}};{{/shelves}}"
        #expect(try render(template, Self.room, shelves) == "JamJam plumplum;PicklesPickles plumplum oniononion;")
        #expect(shelves.map { $0.log.all.count } == [3, 4])
    }

    @Test func codeAndTextsAreRenderedAsOthersAre() throws {
        let shelf = Shelf(title: "Jam", jars: ["plum", "quince"], log: Log())
        #expect(
            try render("{{row}}\n{{#names}}{{.}}{{^last}} {{/last}}{{/names}}", Self.shelf, shelf)
                == "show(plum, quince)\nplum quince"
        )
    }

    @Test func aVariableOfAnotherSubjectIsTheSame() throws {
        let first = TemplateTable<[Shelf]>(Self.shelf.variables.map { variable in variable.pulledBack { $0[0] } })
        #expect(try render("{{title}}", first, [Shelf(title: "Jam", log: Log())]) == "Jam")
    }

    @Test func aNameTwiceInATableIsAnError() {
        let table = TemplateTable<Int>(Self.twice)
        let source = TemplateSource(name: "main", path: "main.mustache", text: "{{a}}")
        let (_, diagnostics) = TemplateSet.load([source], shapes: ["main": table.shape])
        #expect(diagnostics.map(\.id) == ["template-kind"])
    }

    private static let twice: [TemplateVariable<Int>] = [
        .text("a", "a number") { "\($0)" }, .text("a", "the same") { "\($0)" },
    ]

    @Test func valuesOfAnotherTableAreAnError() throws {
        let source = TemplateSource(name: "main", path: "main.mustache", text: "{{title}}")
        let (templates, _) = TemplateSet.load([source], shapes: ["main": Self.shelf.shape])
        let other = Self.jar.value(of: ("plum", Log()))
        #expect(throws: TemplateRenderError.self) { try templates.render("main", other) }
    }
}
