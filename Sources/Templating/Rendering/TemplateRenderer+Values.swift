extension TemplateRenderer {
    func text(_ reference: Int) throws(TemplateRenderError) -> String {
        let value = try value(reference)
        guard case .text(let text) = value else { throw mismatch(value, isNot: "text", reference) }
        return text
    }

    func flag(_ reference: Int) throws(TemplateRenderError) -> Bool {
        let value = try value(reference)
        guard case .flag(let flag) = value else { throw mismatch(value, isNot: "a flag", reference) }
        return flag
    }

    func list(_ reference: Int) throws(TemplateRenderError) -> [TemplateValue] {
        let value = try value(reference)
        guard case .list(let items) = value else { throw mismatch(value, isNot: "a list", reference) }
        return items
    }

    func fields(_ reference: Int) throws(TemplateRenderError) -> TemplateValue {
        let value = try value(reference)
        guard case .fields = value else { throw mismatch(value, isNot: "fields", reference) }
        return value
    }

    func append(_ text: String, to output: inout [UInt8]) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { output.append(contentsOf: $0) }
        if isDone == nil { output.append(contentsOf: text.utf8) }
    }

    private func value(_ index: Int) throws(TemplateRenderError) -> TemplateValue {
        let reference = program.references[index]
        var value = frames[base + reference.slot].value
        for position in reference.steps {
            let step = program.steps[position]
            guard case .fields(let fields) = value else {
                throw error(index, "the value that is to have a field '\(step.name)' is \(value.kind), not fields")
            }
            guard let next = fields.value(named: step.name, likelyAt: step.position) else {
                throw error(index, "the value has no field '\(step.name)'")
            }
            value = next
        }
        return value
    }
}

// MARK: - Errors

extension TemplateRenderer {
    func error(_ reference: Int, _ problem: String) -> TemplateRenderError {
        let reference = program.references[reference]
        return error(inTemplate: reference.template, at: reference.name, problem)
    }

    func error(inTemplate template: Int, at range: Range<Int>, _ problem: String) -> TemplateRenderError {
        let text = program.texts[template]
        return TemplateRenderError(
            template: text.name,
            location: text.location(at: range.lowerBound),
            name: text.string(range),
            problem: problem
        )
    }

    private func mismatch(_ value: TemplateValue, isNot kind: String, _ reference: Int) -> TemplateRenderError {
        error(reference, "the value is \(value.kind), not \(kind)")
    }
}

extension TemplateValue {
    fileprivate var kind: String {
        switch self {
        case .text: "text"
        case .flag: "a flag"
        case .list: "a list"
        case .fields: "fields"
        }
    }
}
