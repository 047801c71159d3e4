extension TemplateRenderer {
    mutating func text(_ reference: Int) throws(TemplateRenderError) -> String {
        let value = try value(reference)
        guard case .text(let text) = value else { throw mismatch(value, isNot: "text", reference) }
        return text
    }

    mutating func flag(_ reference: Int) throws(TemplateRenderError) -> Bool {
        let value = try value(reference)
        guard case .flag(let flag) = value else { throw mismatch(value, isNot: "a flag", reference) }
        return flag
    }

    mutating func code(_ reference: Int) throws(TemplateRenderError) -> [TemplateCode] {
        let value = try value(reference)
        guard case .code(let code) = value else { throw mismatch(value, isNot: "code", reference) }
        return code
    }

    mutating func list(_ reference: Int) throws(TemplateRenderError) -> [TemplateValue] {
        let value = try value(reference)
        guard case .list(let items) = value else { throw mismatch(value, isNot: "a list", reference) }
        return items
    }

    mutating func fields(_ reference: Int) throws(TemplateRenderError) -> TemplateValue {
        let value = try value(reference)
        switch value {
        case .fields, .object: return value
        case .text, .flag, .code, .list: throw mismatch(value, isNot: "fields", reference)
        }
    }

    func append(_ text: String, to output: inout [UInt8]) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { output.append(contentsOf: $0) }
        if isDone == nil { output.append(contentsOf: text.utf8) }
    }

    /// - Returns: true if there are any lines.
    @inline(never)
    @discardableResult
    func append(_ code: [TemplateCode], following: Int = 0, to output: inout [UInt8]) -> Bool {
        var layout = CodeLayout(in: output)
        layout.write(code, following: following, to: &output)
        return !code.isEmpty
    }

    private mutating func value(_ index: Int) throws(TemplateRenderError) -> TemplateValue {
        guard let memo = view.references[index].memo else { return try computed(index) }
        if let known = memos[memo] { return known }
        let value = try computed(index)
        memos[memo] = value
        return value
    }

    private func computed(_ index: Int) throws(TemplateRenderError) -> TemplateValue {
        let reference = view.references[index]
        var value = frames[reference.slot].value
        for position in reference.steps {
            // Not by way of a copy of the step: its name is shared by all threads.
            switch value {
            case .object(let object):
                guard
                    let next = object.value(
                        named: view.steps[position].name,
                        likelyAt: view.steps[position].position
                    )
                else { throw missing(position, index) }
                value = next
            case .fields(let fields):
                guard
                    let next = fields.value(
                        named: view.steps[position].name,
                        likelyAt: view.steps[position].position
                    )
                else { throw missing(position, index) }
                value = next
            case .text, .flag, .code, .list:
                let name = view.steps[position].name
                throw error(index, "the value that is to have a field '\(name)' is \(value.kind), not fields")
            }
        }
        return value
    }

    private func missing(_ step: Int, _ reference: Int) -> TemplateRenderError {
        error(reference, "the value has no field '\(view.steps[step].name)'")
    }
}

// MARK: - Errors

extension TemplateRenderer {
    func error(_ reference: Int, _ problem: String) -> TemplateRenderError {
        let reference = view.references[reference]
        let text = shared.program.texts[reference.template]
        return TemplateRenderError(
            template: text.name,
            location: text.location(at: reference.name.lowerBound),
            name: text.string(reference.name),
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
        case .code: "code"
        case .list: "a list"
        case .fields, .object: "fields"
        }
    }
}
