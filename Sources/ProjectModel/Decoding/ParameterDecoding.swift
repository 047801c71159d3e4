import SwiftReading
import YAMLTree

extension FileDecoder {
    /// `{ name: Type }`, or `{ name: { type: Type, default: value } }`.
    func parameters(_ node: YAMLNode?, _ position: SwiftType.Position, key: String) -> [ParameterSpec] {
        guard let node, let entries = entries(node, key: key, takes: "types by name: '\(key): { name: Type }'") else {
            return []
        }
        return entries.compactMap { parameter($0, position) }
    }

    private func parameter(_ entry: YAMLEntry, _ position: SwiftType.Position) -> ParameterSpec? {
        guard let name = name(of: entry, .parameter) else { return nil }
        guard case .mapping = entry.value.content else {
            return type(entry.value, position, key: name.value).map { ParameterSpec(name: name, type: $0) }
        }
        guard let fields = object(entry.value, ParameterKeys.self, key: name.value) else { return nil }
        let type = fields[.type].flatMap { self.type($0, position, key: "type") }
        let value = fields[.default].map { expression($0, for: type?.value, key: "default") }
        if case .some(nil) = value { return nil }
        guard let type else { return nil }
        return ParameterSpec(name: name, type: type, defaultValue: value ?? nil)
    }

    /// `{ name: { parameters: …, returns: …, async: …, throws: … } }`.
    func methods(_ node: YAMLNode?, key: String) -> [MethodSpec] {
        guard let node, let entries = entries(node, key: key, takes: "methods by name") else { return [] }
        return entries.compactMap(method)
    }

    private func method(_ entry: YAMLEntry) -> MethodSpec? {
        guard let name = name(of: entry, .member) else { return nil }
        guard let fields = object(entry.value, MethodKeys.self, key: name.value) else { return nil }
        return MethodSpec(
            name: name,
            parameters: parameters(fields[.parameters], .parameter, key: "parameters"),
            returns: result(fields.value(.returns)),
            isAsync: boolean(fields[.async], key: "async", default: false),
            canThrow: boolean(fields[.throws], key: "throws", default: false)
        )
    }

    /// What a method returns; `nil` for `Void`.
    func result(_ node: YAMLNode?) -> Located<SwiftType>? {
        node.flatMap { type($0, .result, key: "returns") }.flatMap { $0.value.isVoid ? nil : $0 }
    }

    /// `{ didTapBuy: , didTapAuthor: { authorID: Int64 } }`, or a list of names.
    func events(_ node: YAMLNode?) -> [EventSpec] {
        guard let node else { return [] }
        if case .sequence(let items) = node.content { return events(items) }
        guard let entries = entries(node, key: "events", takes: "events by name, or a list of names") else { return [] }
        return entries.compactMap(event)
    }

    private func event(_ entry: YAMLEntry) -> EventSpec? {
        guard let name = name(of: entry, .member) else { return nil }
        return EventSpec(name: name, parameters: parameters(entry.value, .parameter, key: name.value))
    }

    private func events(_ items: [YAMLNode]) -> [EventSpec] {
        var seen: Set<String> = []
        return items.flatMap(event).filter { event in
            if seen.insert(event.name.value).inserted { return true }
            report(
                "listed-twice",
                at: event.name.location,
                "'\(event.name.value)' is listed twice",
                notes: ["take one out"]
            )
            return false
        }
    }

    private func event(_ item: YAMLNode) -> [EventSpec] {
        if case .mapping(let entries) = item.content { return entries.compactMap(event) }
        if case .scalar(let scalar) = item.content, scalar.text.contains("(") {
            reportCall(scalar.text, at: item)
            return []
        }
        return name(item, .member, key: "events").map { [EventSpec(name: $0, parameters: [])] } ?? []
    }
}
