extension FileDecoder {
    /// Reads a field that is loaded: `{ loads: Shop, from: "productRepository.shop(id: shopID)" }`.
    func loadedField(
        _ name: Located<String>,
        _ fields: ObjectFields<ParameterKeys>,
        isField: Bool
    ) -> ParameterSpec? {
        guard isField else {
            let node = fields[.loads] ?? fields[.from]
            let message = "'\(name.value)' is no field of a state, which alone is loaded"
            report(
                .misplacedKey,
                at: node?.range.start ?? fields.range.start,
                message,
                notes: ["write its 'type' only"]
            )
            return nil
        }
        if let type = fields[.type] {
            let isSaid = fields[.loads] != nil
            let note = isSaid ? "remove 'type'" : "write 'loads' in place of 'type'"
            report(.conflictingKeys, at: type, "the type of '\(name.value)' follows from what it loads", notes: [note])
            return nil
        }
        if let value = fields[.default] {
            let message = "'\(name.value)' has a default, and nothing is there before it is loaded"
            report(.misplacedKey, at: value, message, notes: ["remove 'default'"])
            return nil
        }
        for key in [ParameterKeys.loads, .from] where fields[key] == nil {
            if !fields.isDoubtful(key) { reportMissing(key, at: fields.range.start) }
            return nil
        }
        guard let loads = fields[.loads].flatMap({ type($0, .result, key: "loads") }),
            let from = fields[.from],
            let (source, call) = loadSource(from)
        else { return nil }
        return field(name, loading: loads, from: source, call)
    }

    private func field(
        _ name: Located<String>,
        loading written: Located<SwiftType>,
        from source: Located<String>,
        _ call: LoadCall?
    ) -> ParameterSpec? {
        let type = written.value
        let value = type.loadableValue
        guard case .success(let own) = fragments.type(type.textWhileUnloaded, position: .storage) else {
            report(
                .misplacedKey,
                at: written.location,
                "a field of the type '\(type.text)' can't be loaded",
                notes: ["write a shorter type"]
            )
            return nil
        }
        var field = ParameterSpec(name: name, type: Located(own, at: written.range))
        field.loading = FieldLoading(
            written: written,
            type: Located(value ?? type, at: written.range),
            isLoadable: value != nil,
            source: source,
            call: call,
            method: call.map { Located($0.methodName(for: name.value), at: name.range) } ?? source
        )
        if value != nil, case .success(let start) = fragments.expression(".notAsked") {
            field.defaultValue = Located(start, at: written.range)
        }
        return field
    }

    /// Reads the name of a method, or the call of a service.
    private func loadSource(_ node: YAMLNode) -> (Located<String>, LoadCall?)? {
        guard let scalar = scalar(node, key: "from", takes: "a call of a service, or the name of a method") else {
            return nil
        }
        let source = Located(scalar.text, at: node.range)
        if scalar.text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
            return name(node, .member, key: "from").map { ($0, nil) }
        }
        guard let call = CallScan(scalar.text) else {
            reportNoCall(scalar.text, at: node)
            return nil
        }
        let arguments = call.arguments?.map { argument(of: $0, in: node) }
        guard arguments?.allSatisfy({ $0 != nil }) != false else { return nil }
        let service = Located(call.service, at: range(of: call.service, from: 0, in: node))
        return (source, LoadCall(service: service, member: call.member, arguments: arguments?.compactMap(\.self)))
    }

    private func range(of text: String, from offset: Int, in node: YAMLNode) -> SourceRange {
        let start = location(of: offset, in: node)
        var end = start
        end.column += text.unicodeScalars.count
        return SourceRange(start: start, end: end)
    }

    private func argument(of part: CallScan.Argument, in node: YAMLNode) -> LoadCall.Argument? {
        let range = range(of: part.value, from: part.offset, in: node)
        let text = Located(part.value, at: range)
        if case .success(let expression) = fragments.expression(part.value), expression.isPlainLiteral {
            return LoadCall.Argument(label: part.label, text: text, value: .literal(expression))
        }
        if case .success = fragments.name(part.value) {
            return LoadCall.Argument(label: part.label, text: text, value: .name)
        }
        let message =
            part.value.isEmpty
            ? "an argument is missing here" : "'\(part.value.shown)' is neither a name nor a plain value"
        let note =
            "hand on a parameter, a field, a number or a text, or make the call in a method and name that: from: fetchRecipe"
        report(.invalidSwift, at: range.start, message, notes: [note])
        return nil
    }

    private func reportNoCall(_ text: String, at node: YAMLNode) {
        let name = text.prefix { $0 != "(" }
        let isMethod = name.count < text.count && SwiftIdentifier.read(String(name)).isName
        report(
            .invalidSwift,
            at: node,
            "'\(text.shown)' is neither a call of a service nor the name of a method",
            notes: [
                isMethod
                    ? "write the name of the method alone: from: \(name)"
                    : "write the service, a dot and the call, for example: from: \"productRepository.shop(id: shopID)\""
            ]
        )
    }
}

extension SwiftType {
    /// `Recipe` for a `Loadable<Recipe>`; `nil` for any other type.
    fileprivate var loadableValue: SwiftType? {
        let written = text.hasPrefix("ViperRuntime.") ? text.dropFirst("ViperRuntime.".count) : text[...]
        guard written.hasPrefix("Loadable<"), written.hasSuffix(">") else { return nil }
        return try? SwiftType.read(String(written.dropFirst("Loadable<".count).dropLast()), position: .storage).get()
    }

    /// The type of a field that is empty until a value of this type has been loaded.
    fileprivate var textWhileUnloaded: String {
        if loadableValue != nil || isOptional { return text }
        let isCollection = text.hasPrefix("[") || text.hasPrefix("Set<")
        return isCollection && zeroValue { _ in nil } != nil ? text : optionalText
    }
}

extension Result where Failure == SwiftReadingProblem {
    fileprivate var isName: Bool { if case .success = self { true } else { false } }
}

extension LoadCall {
    /// Returns the name of the method that makes the call: `fetchShop` for `shop`, or `searchRecipes` if it calls
    /// `search`.
    fileprivate func methodName(for field: String) -> String {
        (MethodWork.loadingVerb(of: member) ?? "fetch") + SwiftIdentifier.upperCamelCase(field)
    }
}
