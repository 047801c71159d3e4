/// Builds a tree from a template's tags. It reports every problem and continues if possible.
struct TemplateParser {
    struct OpenSection {
        let name: TemplateName
        let isInverted: Bool
        var nodes: [TemplateNode] = []
    }

    let text: TemplateText
    let limits: TemplateLimits
    var scanner: TagScanner
    var nodes: [TemplateNode] = []
    var openSections: [OpenSection] = []
    var partials: [TemplatePartial] = []
    var position: Int

    private init(_ text: TemplateText, limits: TemplateLimits) {
        self.text = text
        self.limits = limits
        scanner = TagScanner(text.bytes)
        position = text.start
    }

    static func parse(_ text: TemplateText, limits: TemplateLimits, problems: inout TemplateProblems) -> ParsedTemplate
    {
        var parser = TemplateParser(text, limits: limits)
        if parser.isReadable(&problems) { parser.parseTags(&problems) }
        return ParsedTemplate(text: text, nodes: parser.nodes, partials: parser.partials)
    }

    private func isReadable(_ problems: inout TemplateProblems) -> Bool {
        guard text.bytes.count <= limits.templateBytes else {
            let message = "a template of \(text.bytes.count) bytes; at most \(limits.templateBytes) are read"
            problems.error(.templateLimit, at: text.startLocation, message)
            return false
        }
        guard let (offset, problem) = text.firstUnreadable() else { return true }
        problems.error(.templateSyntax, at: text.location(at: offset), "the text is \(problem)")
        return false
    }

    private mutating func parseTags(_ problems: inout TemplateProblems) {
        while let found = scanner.next(from: position) {
            switch found {
            case .unclosed(let start, let resume):
                problems.error(.templateSyntax, at: text.location(at: start), "the tag is never closed")
                position = resume
            case .tag(let tag):
                let line = scanner.standaloneLine(of: tag, textStart: text.start)
                addText(upTo: line?.line.lowerBound ?? tag.range.lowerBound)
                if line == nil, text.isLineStart(tag.range.lowerBound) { add(.lineStart) }
                position = line?.line.upperBound ?? tag.range.upperBound
                handle(tag, line, &problems)
            }
            if openSections.count > limits.nesting { return reportNesting(&problems) }
        }
        addText(upTo: text.bytes.count)
        while let section = openSections.last { closeUnfinished(section, &problems) }
    }

    private mutating func handle(_ tag: Tag, _ line: TagScanner.Line?, _ problems: inout TemplateProblems) {
        switch tag.kind {
        case .comment: break
        case .delimiters: setDelimiters(tag, &problems)
        case .partial: addPartial(tag, indentation: line?.indentation, &problems)
        case .variable: addVariable(tag, line, &problems)
        case .sectionEnd: closeSection(tag, &problems)
        case .section, .invertedSection:
            // A section without a proper name is still opened, so that its end is not a second error.
            let name = name(of: tag, &problems) ?? unnamed(tag)
            openSections.append(OpenSection(name: name, isInverted: tag.kind == .invertedSection))
        }
    }

    func name(of tag: Tag, _ problems: inout TemplateProblems) -> TemplateName? {
        if let name = TemplateName(tag.content, in: text) { return name }
        report(tag, "is not a name", &problems)
        return nil
    }

    private func unnamed(_ tag: Tag) -> TemplateName {
        TemplateName(text: text.string(tag.content), range: tag.content, components: [])
    }

    func report(_ tag: Tag, _ complaint: String, _ problems: inout TemplateProblems) {
        let isEmpty = tag.content.isEmpty
        let message = isEmpty ? "the tag is empty" : "'\(text.string(tag.content))' \(complaint)"
        let offset = isEmpty ? tag.range.lowerBound : tag.content.lowerBound
        problems.error(.templateSyntax, at: text.location(at: offset), message)
    }
}
