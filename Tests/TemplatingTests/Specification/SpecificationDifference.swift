/// Where ours differs from the specification, on purpose.
struct SpecificationDifference {
    typealias Ours = TemplateCase.Outcome

    let file: String
    let name: String
    let reason: String
    let ours: Ours

    static func of(_ name: String, in file: String) -> SpecificationDifference? {
        all.first { $0.file == file && $0.name == name }
    }

    static let all: [SpecificationDifference] = unescaped + unknownNames + brokenChains + hiddenNames + recursion

    private static func difference(_ file: String, _ name: String, _ reason: String, _ ours: Ours) -> Self {
        Self(file: file, name: name, reason: reason, ours: ours)
    }

    private static let recursion: [Self] = [
        difference(
            "partials",
            "Recursion",
            "no template needs it",
            .failsToLoad("node:1:26: error: the partial 'node' includes itself [template-limit]\n")
        )
    ]

    private static let unescaped: [Self] = {
        let reason = "the output is Swift, not HTML"
        let line = "These characters should be HTML escaped: & \" < >\n"
        return [
            difference("interpolation", "HTML Escaping", reason, .renders(line)),
            difference("interpolation", "Implicit Iterators - HTML Escaping", reason, .renders(line)),
            difference("sections", "Implicit Iterator - HTML Escaping", reason, .renders("\"(&)(\")(<)(>)\"")),
        ]
    }()

    private static let unknownNames: [Self] = {
        let reason = "an unknown name is an error"
        let cannot = "unknown name 'cannot' [template-name]"
        let missing = Ours.failsToLoad("main:1:5: error: unknown name 'missing' [template-name]\n")
        let noPartial = "main:1:5: error: there is no template 'text' [template-name]\n"
        let variable = "Context Miss Interpolation"
        return [
            difference("interpolation", "Basic \(variable)", reason, .failsToLoad("main:1:6: error: \(cannot)\n")),
            difference(
                "interpolation",
                "Triple Mustache \(variable)",
                reason,
                .failsToLoad("main:1:7: error: \(cannot)\n")
            ),
            difference("interpolation", "Ampersand \(variable)", reason, .failsToLoad("main:1:7: error: \(cannot)\n")),
            difference("sections", "Context Misses", reason, missing),
            difference("inverted", "Context Misses", reason, missing),
            difference("partials", "Failed Lookup", "an unknown partial is an error", .failsToLoad(noPartial)),
        ]
    }()

    private static let brokenChains: [Self] = {
        let reason = "an unknown name is an error, wherever in a dotted name it stands"
        func noB(_ column: Int) -> Ours {
            .failsToLoad("main:1:\(column): error: 'a' has no field 'b' [template-name]\n")
        }
        let noC = "main:1:11: error: 'b' has no field 'c' [template-name]\n"
        let chain = "main:1:8: error: 'b' has no field 'c' [template-name]\n"
        let noA = "main:1:3: error: unknown name 'a' [template-name]\n"
        return [
            difference("interpolation", "Dotted Names - Broken Chains", reason, noB(6)),
            difference("interpolation", "Dotted Names - Broken Chain Resolution", reason, .failsToLoad(chain)),
            difference("interpolation", "Dotted Names - Context Precedence", reason, .failsToLoad(noC)),
            difference("interpolation", "Dotted Names are never single keys", reason, .failsToLoad(noA)),
            difference("sections", "Dotted Names - Broken Chains", reason, noB(7)),
            difference("inverted", "Dotted Names - Broken Chains", reason, noB(7)),
        ]
    }()

    private static let hiddenNames: [Self] = {
        let reason =
            "an inverted section doesn't bring the names inside its value in reach, and every branch is checked"
        let name = "main:1:19: error: unknown name 'name' [template-name]\n"
        let item = "main:1:13: error: unknown name 'n' [template-name]\n"
        return [
            difference("inverted", "Context", reason, .failsToLoad(name)),
            difference("inverted", "List", reason, .failsToLoad(item)),
        ]
    }()
}
