/// The stages from the text of templates to their program.
enum TemplateLoading {
    static func load(
        _ sources: [TemplateSource],
        shapes: [TemplateSet.Shape],
        limits: TemplateLimits
    ) -> (TemplateProgram, [Diagnostic]) {
        var problems = TemplateProblems()
        let templates = sources.map { TemplateParser.parse(TemplateText($0), limits: limits, problems: &problems) }
        let indices = self.indices(templates, &problems)
        let entries = self.entries(shapes, indices, &problems)
        let graph = IncludeGraph(templates, indices: indices)
        graph.reportUnknownPartials(&problems)
        graph.reportUnused(&problems, entries: entries.flatMap(\.templates))
        var compiler = TemplateCompiler(
            templates,
            indices: indices,
            limits: limits,
            problems: problems
        )
        for entry in entries { compiler.addEntries(entry.templates, declaredAs: entry.shape) }
        return (compiler.program, compiler.problems.sorted)
    }

    private static func indices(_ templates: [ParsedTemplate], _ problems: inout TemplateProblems) -> [String: Int] {
        var indices: [String: Int] = [:]
        for (index, template) in templates.enumerated() {
            let text = template.text
            guard let other = indices[text.name] else {
                indices[text.name] = index
                continue
            }
            let note = Diagnostic.Note("the other one", at: templates[other].text.startLocation)
            let message = "a second template is named '\(text.name)'"
            problems.error(.templateName, at: text.startLocation, message, notes: [note])
        }
        return indices
    }

    private static func entries(
        _ shapes: [TemplateSet.Shape],
        _ indices: [String: Int],
        _ problems: inout TemplateProblems
    ) -> [(templates: [Int], shape: TemplateShape)] {
        shapes.map { shape in
            (shape.templates.compactMap { template($0, indices, &problems) }, shape.shape)
        }
    }

    private static func template(
        _ name: String,
        _ indices: [String: Int],
        _ problems: inout TemplateProblems
    ) -> Int? {
        if let template = indices[name] { return template }
        let near = NearName.find(name, in: indices.keys).map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? []
        problems.error(.templateName, at: nil, "there is no template '\(name)'", notes: near)
        return nil
    }
}
