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

    func code(_ reference: Int) throws(TemplateRenderError) -> [TemplateCode] {
        let value = try value(reference)
        guard case .code(let code) = value else { throw mismatch(value, isNot: "code", reference) }
        return code
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

    /// - Returns: whether there are any lines.
    @inline(never)
    @discardableResult
    func append(_ code: [TemplateCode], following: Int = 0, to output: inout [UInt8]) -> Bool {
        var layout = CodeLayout(in: output)
        layout.write(code, following: following, to: &output)
        return !code.isEmpty
    }

    private func value(_ index: Int) throws(TemplateRenderError) -> TemplateValue {
        let reference = view.references[index]
        // Nearly always: in place, as the fields around the value need not be copied then.
        if reference.steps.count == 1, let value = field(of: reference) { return value }
        var value = frames[reference.slot].value
        for position in reference.steps {
            guard case .fields(let fields) = value else {
                let name = view.steps[position].name
                throw error(index, "the value that is to have a field '\(name)' is \(value.kind), not fields")
            }
            // Not by way of a copy of the step: its name is shared by all threads.
            guard
                let next = fields.value(
                    named: view.steps[position].name,
                    likelyAt: view.steps[position].position
                )
            else {
                throw error(index, "the value has no field '\(view.steps[position].name)'")
            }
            value = next
        }
        return value
    }
}

extension TemplateRenderer {
    /// The value that is one step away, if it is where the shape has it.
    @inline(__always)
    private func field(of reference: TemplateReference) -> TemplateValue? {
        guard case .fields(let fields) = frames[reference.slot].value else { return nil }
        let step = reference.steps.lowerBound
        return fields.value(named: view.steps[step].name, at: view.steps[step].position)
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
        case .fields: "fields"
        }
    }
}
