extension TemplateCompiler {
    func isWithinNesting(_ scope: CompilationScope) -> Bool { scope.depth < limits.nesting }

    mutating func reportNesting(at range: Range<Int>, _ scope: CompilationScope) {
        let message = "more than \(limits.nesting) sections and partials are nested"
        report(.templateLimit, at: range, message, scope)
    }

    mutating func report(
        _ kind: DiagnosticKind,
        at range: Range<Int>,
        _ message: String,
        near: String? = nil,
        _ scope: CompilationScope
    ) {
        let text = templates[scope.template].text
        let location = text.location(at: range.lowerBound)
        let diagnostic = Diagnostic(kind, at: location, message, notes: inclusionNotes(scope))
        problems.add(diagnostic.suggesting(near, for: range, in: text))
    }

    /// Returns notes for the inclusions that lead here, innermost first.
    func inclusionNotes(_ scope: CompilationScope) -> [Diagnostic.Note] {
        scope.inclusions.reversed().map { inclusion in
            let location = templates[inclusion.template].text.location(at: inclusion.partial.range.lowerBound)
            return Diagnostic.Note("'\(inclusion.partial.name)' is included here", at: location)
        }
    }
}
