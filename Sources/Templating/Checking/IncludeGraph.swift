/// The templates that each template includes.
struct IncludeGraph {
    private let templates: [ParsedTemplate]
    private let indices: [String: Int]
    /// The included templates of each template.
    private let included: [[Int]]

    init(_ templates: [ParsedTemplate], indices: [String: Int]) {
        self.templates = templates
        self.indices = indices
        included = templates.map { Set($0.partials.compactMap { indices[$0.name] }).sorted() }
    }

    func reportUnknownPartials(_ problems: inout TemplateProblems) {
        for template in templates {
            for partial in template.partials where indices[partial.name] == nil {
                let location = template.text.location(at: partial.range.lowerBound)
                let message = "there is no template '\(partial.name)'"
                let diagnostic = Diagnostic(.templateName, at: location, message)
                let near = NearName.find(partial.name, in: indices.keys)
                problems.add(diagnostic.suggesting(near, for: partial.range, in: template.text))
            }
        }
    }

    /// Warns about unused templates, whose names aren't checked as nothing renders them.
    func reportUnused(_ problems: inout TemplateProblems, entries: [Int]) {
        var isUsed = templates.map { _ in false }
        var waiting = entries
        while let template = waiting.popLast() {
            guard !isUsed[template] else { continue }
            isUsed[template] = true
            waiting += included[template]
        }
        for (index, template) in templates.enumerated() where !isUsed[index] && !template.text.mayBeUnused {
            // Of two with one name the second is an error already.
            guard indices[template.text.name] == index else { continue }
            let message = "nothing renders or includes the template '\(template.text.name)'"
            let location = template.text.startLocation
            problems.add(Diagnostic(.templateUnused, at: location, message))
        }
    }
}
