import CLibYAML

/// A syntax error from libyaml in its own words.
struct SyntaxProblem {
    let diagnostic: Diagnostic

    init(_ parser: yaml_parser_t, in text: SourceText) {
        let location = text.mark(parser.problem_mark).location(in: text.path)
        var diagnostic = Diagnostic(
            parser.error == YAML_MEMORY_ERROR ? .yamlOutOfMemory : .yamlSyntax,
            at: location,
            parser.problem.map { String(cString: $0) } ?? "not YAML"
        )
        if let context = parser.context {
            let place = text.mark(parser.context_mark).location(in: text.path)
            diagnostic.notes.append(Diagnostic.Note(String(cString: context), at: place))
        }
        self.diagnostic = diagnostic
    }
}
