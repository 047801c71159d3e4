import SwiftReading
import YAMLTree

extension FileDecoder {
    /// `{ name: Type }`, or `{ name: { type: Type, default: value } }`.
    ///
    /// - Parameter notes: what to write instead of a value that isn't a mapping, where the key doesn't say it.
    func parameters(
        _ node: YAMLNode?,
        _ position: SwiftType.Position,
        key: String,
        notes: @autoclosure () -> [String]? = nil
    ) -> [ParameterSpec] {
        guard let node,
            let entries = entries(node, key: key, takes: "types by name: '\(key): { name: Type }'", notes: notes())
        else { return [] }
        return entries.compactMap { parameter($0, position) }
    }

    private func parameter(_ entry: YAMLEntry, _ position: SwiftType.Position) -> ParameterSpec? {
        guard let name = name(of: entry, .parameter) else { return nil }
        guard case .mapping = entry.value.content else {
            return type(entry.value, position, key: name.value, takesDefault: true).map {
                ParameterSpec(name: name, type: $0)
            }
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
        var method = MethodSpec(
            name: name,
            parameters: parameters(fields[.parameters], .parameter, key: "parameters"),
            returns: result(fields.value(.returns)),
            isAsync: boolean(fields[.async], key: "async", default: false),
            canThrow: boolean(fields[.throws], key: "throws", default: false)
        )
        method.work = fields[.work].flatMap { choice($0, MethodWork.self, key: "work") }
        method.running = fields[.running].flatMap { self.name($0, .parameter, key: "running") }
        return method
    }

    /// What a method returns; `nil` for `Void`.
    func result(_ node: YAMLNode?) -> Located<SwiftType>? {
        node.flatMap { type($0, .result, key: "returns") }.flatMap { $0.value.isVoid ? nil : $0 }
    }

    /// `{ didTapBuy: , didTapAuthor: { authorID: Int64 } }`, or a list of names.
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

    /// An event of a list. A list of one mapping holds as many as that has keys.
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
