extension TemplateParser {
    mutating func add(_ node: TemplateNode) {
        if openSections.isEmpty { nodes.append(node) } else { openSections[openSections.count - 1].nodes.append(node) }
    }

    /// Adds the text up to `end` line by line, so that a partial can be indented.
    mutating func addText(upTo end: Int) {
        while position < end {
            var lineEnd = position
            while lineEnd < end, text.bytes[lineEnd] != .lineFeed { lineEnd += 1 }
            lineEnd = min(lineEnd + 1, end)
            let line = text.bytes[position..<lineEnd]
            if text.isLineStart(position), !line.elementsEqual([.lineFeed]),
                !line.elementsEqual([.carriageReturn, .lineFeed])
            {
                add(.lineStart)
            }
            add(.text(position..<lineEnd))
            position = lineEnd
        }
    }

    mutating func addVariable(_ tag: Tag, _ line: TagScanner.Line?, _ problems: inout TemplateProblems) {
        guard let name = name(of: tag, &problems) else { return }
        let around = line.map { (indentation: $0.indentation, rest: tag.range.upperBound..<$0.line.upperBound) }
        add(.variable(VariableTag(name: name, end: tag.range.upperBound, line: around)))
    }

    mutating func addPartial(_ tag: Tag, indentation: Range<Int>?, _ problems: inout TemplateProblems) {
        let name = text.string(tag.content)
        guard name.isPartialName else { return report(tag, "is not a template's name", &problems) }
        let partial = TemplatePartial(name: name, range: tag.content, indentation: indentation)
        partials.append(partial)
        add(.partial(partial))
    }

    mutating func setDelimiters(_ tag: Tag, _ problems: inout TemplateProblems) {
        if let delimiters = Delimiters(text.bytes[tag.content]) {
            scanner.delimiters = delimiters
            return
        }
        let message = "delimiters are two words without '=', as in {{=<% %>=}}"
        problems.error(.templateSyntax, at: text.location(at: tag.range.lowerBound), message)
    }
}
