extension TemplateParser {
    mutating func closeSection(_ tag: Tag, _ problems: inout TemplateProblems) {
        let name = text.string(tag.content)
        guard let innermost = openSections.last else {
            let location = text.location(at: tag.content.lowerBound)
            return problems.error(.templateSyntax, at: location, "no section '\(name)' is open here")
        }
        if !openSections.contains(where: { $0.name.text == name }) {
            let message = "'\(name)' does not close the open section '\(innermost.name.text)'"
            let note = Diagnostic.Note("opened here", at: text.location(at: innermost.name.range.lowerBound))
            let location = text.location(at: tag.content.lowerBound)
            problems.error(.templateSyntax, at: location, message, notes: [note])
            return finishSection()
        }
        while let section = openSections.last, section.name.text != name { closeUnfinished(section, &problems) }
        finishSection()
    }

    private mutating func finishSection() {
        guard let section = openSections.popLast() else { return }
        add(.section(TemplateSection(name: section.name, isInverted: section.isInverted, nodes: section.nodes)))
    }

    mutating func closeUnfinished(_ section: OpenSection, _ problems: inout TemplateProblems) {
        let location = text.location(at: section.name.range.lowerBound)
        problems.error(.templateSyntax, at: location, "the section '\(section.name.text)' is never closed")
        finishSection()
    }

    mutating func reportNesting(_ problems: inout TemplateProblems) {
        guard let section = openSections.last else { return }
        let location = text.location(at: section.name.range.lowerBound)
        problems.error(.templateLimit, at: location, "more than \(limits.nesting) sections are nested")
    }
}
