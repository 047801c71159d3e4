import Templating
import Testing

@Suite("Names in partials")
struct PartialNameCheckTests {
    @Test("They are checked as seen from each place that includes them")
    func eachPlace() {
        expectProblems(
            "{{>p}}\n{{#a}}{{>p}}{{/a}}{{#b}}{{>p}}{{/b}}",
            as: ["a": ["text": .text], "b": ["other": .text]],
            partials: ["p": "\n{{⚑text}}"],
            [
                "template-unknown-name: unknown name 'text' | 'p' is included here (main:1:4) | 'p' is included here (main:2:28)"
            ]
        )
    }

    @Test("The notes lead through all inclusions")
    func chain() {
        expectProblems(
            "{{>outer}}",
            partials: ["outer": " {{>inner}}", "inner": "{{⚑zzz}}"],
            [
                "template-unknown-name: unknown name 'zzz' | 'inner' is included here (outer:1:5)"
                    + " | 'outer' is included here (main:1:4)"
            ]
        )
    }

    @Test("Also in recursive ones")
    func recursive() {
        expectProblems(
            "{{>node}}",
            as: RecursionTests.folder,
            partials: ["node": "{{⚑zzz}}{{#folders}}{{>node}}{{/folders}}"],
            [
                "template-unknown-name: unknown name 'zzz' | 'node' is included here (main:1:4)"
                    + " | 'node' is included here (node:1:23)"
            ]
        )
    }

    @Test("An unknown partial is an error, also in a template that nothing includes")
    func unknownPartial() {
        let message = "template-unknown-partial: there is no template"
        expectProblems(
            "{{>⚑haeder}}",
            partials: ["header": "⚑x{{>⚑nothing}}"],
            [
                "template-unused: nothing renders or includes the template 'header'", "\(message) 'nothing'",
                "\(message) 'haeder' | did you mean 'header'?",
            ]
        )
    }

    @Test(
        "A recursion that goes into no value is an error",
        arguments: [
            "{{>⚑p}}", "{{#on}}{{>⚑p}}{{/on}}", "{{#.}}{{>⚑p}}{{/.}}",
            "{{#folders}}{{#all}}{{>⚑p}}{{/all}}{{/folders}}",
        ]
    )
    func endless(_ partial: String) {
        let folder: TemplateShape = .recursive("F", ["folders": .list(.reference("F"))])
        expectProblems(
            "{{#root}}{{>p}}{{/root}}",
            as: ["on": .flag, "root": folder, "all": .list(folder)],
            partials: ["p": partial],
            ["template-endless-recursion: the partial 'p' includes itself again without going into a value"]
        )
    }

    @Test("So it is through other partials, even when another way round would end")
    func endlessThroughOthers() {
        let message = "includes itself again without going into a value"
        expectProblems(
            "{{>p}}",
            as: RecursionTests.folder,
            partials: ["p": "{{#folders}}{{>q}}{{/folders}}{{>⚑q}}", "q": "{{>⚑p}}"],
            [
                "template-endless-recursion: the partial 'q' \(message)",
                "template-endless-recursion: the partial 'p' \(message)",
            ]
        )
    }
}
