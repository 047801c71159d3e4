extension FileDecoder {
    /// Reads `{ name: Type }`, or `{ name: { type: Type, default: value } }`.
    ///
    /// - Parameter notes: the remedy for a value that isn't a mapping, where the key doesn't say it.
    func parameters(
        _ node: YAMLNode?,
        _ position: SwiftType.Position,
        key: String,
        notes: @autoclosure () -> [String]? = nil
    ) -> [ParameterSpec] {
        guard let node,
            let entries = entries(node, key: key, takes: "types by name: '\(key): { name: Type }'", notes: notes())
        else { return [] }
        return entries.compactMap { parameter($0, position, isField: key == "state") }
    }

    private func parameter(_ entry: YAMLEntry, _ position: SwiftType.Position, isField: Bool) -> ParameterSpec? {
        guard let name = name(of: entry, .parameter) else { return nil }
        guard case .mapping = entry.value.content else {
            return type(entry.value, position, key: name.value, takesDefault: true).map {
                ParameterSpec(name: name, type: $0)
            }
        }
        guard let fields = object(entry.value, ParameterKeys.self, key: name.value) else { return nil }
        if fields[.loads] != nil || fields[.from] != nil { return loadedField(name, fields, isField: isField) }
        if fields[.type] == nil, !fields.isDoubtful(.type) { reportMissing(ParameterKeys.type, at: fields.range.start) }
        let type = fields[.type].flatMap { self.type($0, position, key: "type") }
        let value = fields[.default].map { expression($0, for: type?.value, key: "default") }
        if case .some(nil) = value { return nil }
        return type.map { ParameterSpec(name: name, type: $0, defaultValue: value ?? nil) }
    }

    /// Reads `{ name: { parameters: …, returns: …, async: …, throws: … } }`.
    func methods(_ node: YAMLNode?, key: String, mayPublish: Bool = false) -> [MethodSpec] {
        guard let node, let entries = entries(node, key: key, takes: "methods by name") else { return [] }
        return entries.compactMap { method($0, mayPublish: mayPublish) }
    }

    /// - Parameters:
    ///   - isOfRepository: true if it has a completion handler, from which its other forms are derived.
    ///   - mayPublish: true if a publisher that it returns is followed.
    func method(_ entry: YAMLEntry, isOfRepository: Bool = false, mayPublish: Bool = false) -> MethodSpec? {
        guard let name = name(of: entry, .member) else { return nil }
        guard var fields = object(entry.value, MethodKeys.self, key: name.value) else { return nil }
        if isOfRepository {
            for key in [MethodKeys.async, .calls] {
                guard let node = fields.remove(key) else { continue }
                report(
                    .conflictingKeys,
                    at: node,
                    "'\(key.rawValue)' means nothing in a repository, whose methods have completion handlers",
                    notes: [key == .async ? "remove it: the 'async' form is there anyway" : "remove it"]
                )
            }
        }
        var method = MethodSpec(
            name: name,
            parameters: parameters(fields[.parameters], .parameter, key: "parameters"),
            returns: result(fields.value(.returns)),
            isAsync: boolean(fields[.async], key: "async", default: false),
            canThrow: false
        )
        readThrows(fields[.throws], into: &method)
        method.call = fields[.calls].flatMap(serviceCall)
        if mayPublish || isOfRepository { readPublisher(into: &method, throwing: fields[.throws]) }
        return method
    }

    /// Makes the values and errors of a returned publisher what the method returns and throws.
    private func readPublisher(into method: inout MethodSpec, throwing node: YAMLNode?) {
        guard let returns = method.returns, let sent = SentType(returns.value.text), sent.kind == .publisher else {
            return
        }
        if let node {
            let note = "remove 'throws', and name the error in the type: AnyPublisher<\(sent.element.text), any Error>"
            report(.conflictingKeys, at: node, "a publisher fails with the second of its types", notes: [note])
        }
        method.publishing = returns.location
        method.returns = sent.element.isVoid ? nil : Located(sent.element, at: returns.range)
        method.canThrow = sent.failure.text != "Never"
        method.thrown = sent.failure.isAnyError || !method.canThrow ? nil : Located(sent.failure, at: returns.range)
    }

    /// Reads `recipeRepository.recipe(id:)`.
    private func serviceCall(_ node: YAMLNode) -> Located<ServiceCall>? {
        guard let scalar = scalar(node, key: "calls", takes: "a function or a property of a service") else {
            return nil
        }
        let place = Located(scalar.text, at: node.range)
        guard let call = ServiceCall(scalar.text) else {
            report(
                .invalidSwift,
                at: place.location,
                "'\(scalar.text)' names no function and no property of a service",
                notes: [
                    "write the service, a dot and the function with its labels, for example: repository.recipe(id:)"
                ]
            )
            return nil
        }
        return Located(call, at: node.range)
    }

    /// Reads `true`, `false`, or the type of the errors. `any Error` is the same as `true`.
    private func readThrows(_ node: YAMLNode?, into method: inout MethodSpec) {
        guard let node, case .scalar(let scalar) = node.content, scalar.text.namesAType else {
            method.canThrow = boolean(node, key: "throws", default: false)
            return
        }
        guard let thrown = type(node, .storage, key: "throws") else { return }
        method.canThrow = true
        if thrown.value.isAnyError { return }
        guard thrown.value.mayBeThrown else { return reportNoError(thrown) }
        method.thrown = thrown
    }

    private func reportNoError(_ type: Located<SwiftType>) {
        let text = type.value.text
        let inner = text.hasSuffix("?") ? String(text.dropLast()) : nil
        let (reason, note): (String, String) =
            if text == "Never" || text == "Swift.Never" {
                ("of which there are no values", "write 'throws: false'")
            } else if text.hasPrefix("any ") {
                ("and of protocols only 'any Error' can be", "write 'throws: true', or the name of one type of errors")
            } else if let inner, case .success(let wrapped) = SwiftType.read(inner), wrapped.mayBeThrown {
                ("which may be 'nil'", "write 'throws: \(inner)'")
            } else {
                ("which is no 'Error'", "write 'throws: true', or the name of a type that conforms to 'Error'")
            }
        report(.invalidSwift, at: type.location, "'\(text)' can't be thrown, \(reason)", notes: [note])
    }

    /// Reads the result of a method; `nil` for `Void`.
    func result(_ node: YAMLNode?) -> Located<SwiftType>? {
        node.flatMap { type($0, .result, key: "returns") }.flatMap { $0.value.isVoid ? nil : $0 }
    }

    /// Reads `{ didTapBuy: , didTapAuthor: { authorID: Int64 } }`, or a list of names.
    func events(_ node: YAMLNode?) -> [EventSpec] {
        guard let node else { return [] }
        let takes = "events by name, or a list of names"
        guard case .sequence = node.content else {
            let single = node.wordIfAny.map { ["write it as: events: [\($0)]"] }
            return entries(node, key: "events", takes: takes, notes: single)?.compactMap(event) ?? []
        }
        let written = items(node, key: "events", takes: takes).flatMap(ListedEvent.read)
        return withoutRepeated(bounded(written, of: node, key: "events").compactMap(event))
    }

    /// An event in a list. A mapping in the list holds one for each of its keys.
    private enum ListedEvent {
        case name(YAMLNode)
        case entry(YAMLEntry)

        static func read(_ item: YAMLNode) -> [ListedEvent] {
            guard case .mapping(let entries) = item.content else { return [.name(item)] }
            return entries.map(ListedEvent.entry)
        }
    }

    private func event(_ listed: ListedEvent) -> EventSpec? {
        switch listed {
        case .entry(let entry): return event(entry)
        case .name(let item):
            if case .scalar(let scalar) = item.content, scalar.text.contains("(") {
                reportCall(scalar.text, at: item)
                return nil
            }
            return name(item, .member, key: "events").map { EventSpec(name: $0, parameters: []) }
        }
    }

    private func event(_ entry: YAMLEntry) -> EventSpec? {
        guard let name = name(of: entry, .member) else { return nil }
        let single = entry.value.wordIfAny.map { word in
            ["write it as: \(name.value): { value: \(YAMLQuoting.quotedIfNeeded(word, inFlow: true)) }"]
        }
        let parameters = parameters(entry.value, .parameter, key: name.value, notes: single)
        return EventSpec(name: name, parameters: parameters)
    }

    private func withoutRepeated(_ events: [EventSpec]) -> [EventSpec] {
        var seen: Set<String> = []
        return events.filter { event in
            if seen.insert(event.name.value).inserted { return true }
            report(
                .listedTwice,
                at: event.name.location,
                "'\(event.name.value)' is listed twice",
                notes: ["remove one"]
            )
            return false
        }
    }
}

extension String {
    /// True if it begins like a type and isn't one of YAML's words for a boolean.
    fileprivate var namesAType: Bool {
        let words = ["yes", "no", "on", "off", "y", "n", "true", "false"]
        guard !words.contains(lowercased()) else { return false }
        return hasPrefix("any ") || first.map { $0.isUppercase || "([@".contains($0) } == true
    }
}
