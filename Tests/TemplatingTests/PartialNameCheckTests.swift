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
                "template-name: unknown name 'text' | 'p' is included here (main:1:4) | 'p' is included here (main:2:28)"
            ]
        )
    }

    @Test("The notes lead through all inclusions")
    func chain() {
        expectProblems(
            "{{>outer}}",
            partials: ["outer": " {{>inner}}", "inner": "{{⚑zzz}}"],
            [
                "template-name: unknown name 'zzz' | 'inner' is included here (outer:1:5)"
                    + " | 'outer' is included here (main:1:4)"
            ]
        )
    }

    @Test("An unknown partial is an error, also in a template that nothing includes")
    func unknownPartial() {
        let message = "template-name: there is no template"
        expectProblems(
            "{{>⚑haeder}}",
            partials: ["header": "⚑x{{>⚑nothing}}"],
            [
                "template-unused: nothing renders or includes the template 'header'", "\(message) 'nothing'",
                "\(message) 'haeder' | did you mean 'header'?",
            ]
        )
    }

    @Test("One that includes itself is an error", arguments: ["{{>⚑p}}", "{{#on}}{{>⚑p}}{{/on}}"])
    func endless(_ partial: String) {
        expectProblems(
            "{{>p}}",
            as: ["on": .flag],
            partials: ["p": partial],
            ["template-limit: the partial 'p' includes itself"]
        )
    }

    @Test("So is one that others lead back to, and a template that includes itself")
    func endlessThroughOthers() {
        expectProblems(
            "{{>p}}",
            partials: ["p": "{{>q}}", "q": "{{>⚑p}}"],
            ["template-limit: the partial 'p' includes itself"]
        )
        expectProblems("{{>⚑main}}", ["template-limit: the partial 'main' includes itself"])
    }
}
