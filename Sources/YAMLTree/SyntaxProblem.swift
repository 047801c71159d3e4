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

    /// Returns the diagnostic with notes for people who don't know YAML by heart.
    static func explained(_ diagnostic: Diagnostic, in text: SourceText) -> Diagnostic {
        guard diagnostic.kind == .yamlSyntax, let location = diagnostic.location else { return diagnostic }
        guard let line = text.line(location.line) else { return diagnostic }
        var diagnostic = diagnostic
        if line.dropFirst(location.column - 1).first == "\t" {
            diagnostic.notes.append(Diagnostic.Note("this is a tab; YAML is indented with spaces"))
        } else if let hint = QuotingHint(line: line, problemColumn: location.column) {
            diagnostic.notes.insert(Diagnostic.Note("in quotes it can be read: \(hint.mendedLine)"), at: 0)
            diagnostic.fixIt = hint.fixIt(at: location)
        }
        return diagnostic
    }
}
