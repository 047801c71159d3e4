extension TemplateCompiler {
    mutating func compile(_ partial: TemplatePartial, _ scope: CompilationScope) {
        // An unknown one is reported for each template, not for each place from which that is seen.
        guard let template = indices[partial.name] else { return }
        guard !scope.isInside(of: template) else {
            let message = "the partial '\(partial.name)' includes itself"
            let location = templates[scope.template].text.location(at: partial.range.lowerBound)
            return problems.error(.templateLimit, at: location, message)
        }
        guard isWithinNesting(scope) else { return reportNesting(at: partial.range, scope) }
        compile(templates[template].nodes, inner(partial, template, scope))
    }

    private func inner(_ partial: TemplatePartial, _ template: Int, _ scope: CompilationScope) -> CompilationScope {
        var inner = scope.nested()
        inner.template = template
        inner.inclusions.append(CompilationScope.Inclusion(template: scope.template, partial: partial))
        let own = partial.indentation.map { templates[scope.template].text.bytes[$0] }
        inner.indentation = own.map { scope.indentation + $0 } ?? []
        return inner
    }
}
