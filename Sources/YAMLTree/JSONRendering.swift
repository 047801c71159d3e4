extension YAMLNode {
    /// Returns the tree as JSON, with its places: the same tree gives the same text.
    ///
    /// For example: `{"kind":"scalar","range":"1:1-1:3","style":"plain","text":"no"}`.
    ///
    /// - Parameter indent: true if each member gets its own line.
    public func json(indent: Bool) -> String { json.text(indents: indent) }

    /// The tree as a value of JSON.
    public var json: JSONValue {
        switch content {
        case .scalar(let scalar):
            .object(common("scalar") + [("style", .text(scalar.style.rawValue)), ("text", .text(scalar.text))])
        case .sequence(let items):
            .object(common("sequence") + [("flow", .flag(isFlow)), ("items", .list(items.map(\.json)))])
        case .mapping(let entries):
            .object(common("mapping") + [("flow", .flag(isFlow)), ("entries", .list(entries.map(\.json)))])
        }
    }

    private func common(_ kind: String) -> [(name: String, value: JSONValue)] {
        let (start, end) = (range.start, range.end)
        let place = "\(start.line):\(start.column)-\(end.line):\(end.column)"
        let tag = tag.map { [(name: "tag", value: JSONValue.text($0))] } ?? []
        return [("kind", .text(kind)), ("range", .text(place))] + tag
    }
}

extension YAMLEntry {
    fileprivate var json: JSONValue { .object([("key", key.json), ("value", value.json)]) }
}
