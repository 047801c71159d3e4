import Basics
import Templating
import Testing

@Suite("Hostile templates and values")
struct LimitTests {
    @Test("Sections that lie too deep in each other")
    func sections() {
        let deep = String(repeating: "{{#a}}", count: 100)
        let end = String(repeating: "{{/a}}", count: 100)
        expectProblems("\(deep)x\(end)", as: ["a": .flag], [])
        let expected = "template-limit: more than 100 sections are nested"
        expectProblems("\(deep){{#⚑a}}\(String(repeating: "{{#a}}", count: 100_000))", as: ["a": .flag], [expected])
    }

    @Test("Partials that lie too deep in each other")
    func partials() {
        var partials: [String: String] = [:]
        for level in 0..<100 { partials["p\(level)"] = level == 99 ? "{{>⚑p100}}" : "{{>p\(level + 1)}}" }
        partials["p100"] = "x"
        let (_, diagnostics) = TemplateSet.load(
            sources("{{>p0}}", partials.mapValues { $0.filter { $0 != "⚑" } }),
            shapes: ["main": [:]]
        )
        #expect(diagnostics.map(\.id) == ["template-limit"])
        #expect(diagnostics.map(\.location) == [SourceLocation(path: "p99", line: 1, column: 4)])
    }

    @Test("Partials that double with each level")
    func doubling() {
        var partials: [String: String] = ["p40": "x"]
        for level in 0..<40 { partials["p\(level)"] = "{{>p\(level + 1)}}{{>p\(level + 1)}}" }
        var limits = TemplateLimits()
        limits.compiledBytes = 1 << 20
        let (_, diagnostics) = TemplateSet.load(sources("{{>p0}}", partials), shapes: ["main": [:]], limits: limits)
        #expect(diagnostics.map(\.id) == ["template-limit"])
    }

    @Test("A template that is too large")
    func size() {
        var limits = TemplateLimits()
        limits.templateBytes = 10
        expectProblems(
            "⚑0123456789a",
            limits: limits,
            ["template-limit: a template of 11 bytes; at most 10 are read"]
        )
        expectProblems("0123456789", limits: limits, [])
    }

    @Test(
        "Many tags that are never closed, or many unknown names on one line, come to an end",
        .timeLimit(.minutes(30))
    )
    func manyProblems() {
        let (_, unclosed) = TemplateSet.load(
            sources(String(repeating: "{{a ", count: 10_000), [:]),
            shapes: ["main": [:]]
        )
        #expect(unclosed.count == 10_000)
        let (_, unknown) = TemplateSet.load(
            sources(String(repeating: "é{{a}}", count: 10_000), [:]),
            shapes: ["main": [:]]
        )
        #expect(unknown.count == 10_000)
    }

    @Test("Lists in lists in lists that would never be done")
    func visits() throws {
        let nesting = 12
        let template = String(repeating: "{{#l}}", count: nesting) + String(repeating: "{{/l}}", count: nesting)
        let values: TemplateValue = ["l": .list(Array(repeating: [:], count: 100))]
        var limits = TemplateLimits()
        limits.visits = 100_000
        let error = try renderError(template, values, as: ["l": .list([:])], limits: limits)
        #expect(error.problem == "more than 100000 list items are rendered")
    }

    @Test("An output that would fill the memory")
    func output() throws {
        var limits = TemplateLimits()
        limits.outputBytes = 10
        let values: TemplateValue = ["l": .list(Array(repeating: "0123456789", count: 3))]
        let error = try renderError("{{#l}}{{.}}{{/l}}", values, as: ["l": .list(.text)], limits: limits)
        #expect(error.problem == "the output takes more than 10 bytes")
    }
}
