import Diagnostics
import YAMLTree

/// The values of one object of a spec, by its described keys.
struct ObjectFields<Keys: SpecKeys> {
    let range: SourceRange
    private let entries: [YAMLEntry]
    /// The entries' keys, at the same positions; `nil` for one that is unknown. Only the one node that is asked for is copied.
    private let keys: [Keys?]

    fileprivate init(range: SourceRange, entries: [YAMLEntry], keys: [Keys?]) {
        self.range = range
        self.entries = entries
        self.keys = keys
    }

    /// The key's value; `nil` when it isn't there.
    subscript(key: Keys) -> YAMLNode? { position(of: key).map { entries[$0].value } }

    /// The key's value; `nil` also when there is nothing behind the key.
    func value(_ key: Keys) -> YAMLNode? {
        guard let position = position(of: key), !entries[position].value.isNull else { return nil }
        return entries[position].value
    }

    fileprivate func position(of key: Keys) -> Int? { keys.indices.first { keys[$0] == key } }
}

extension FileDecoder {
    /// The node's values by key; unknown and missing keys are reported.
    func object<Keys: SpecKeys>(_ node: YAMLNode, _: Keys.Type, key: String) -> ObjectFields<Keys>? {
        guard let entries = entries(node, key: key, takes: "a mapping") else { return nil }
        let keys = entries.indices.map { Keys(rawValue: entries[$0].name) }
        for (position, key) in keys.enumerated() where key == nil {
            reportUnknownKey(entries[position], known: Keys.names, title: Keys.title)
        }
        let fields = ObjectFields(range: node.range, entries: entries, keys: keys)
        for key in Keys.required where fields.position(of: key) == nil {
            reportMissing(key, at: node.range.start)
        }
        return fields
    }

    func reportMissing(_ key: some SpecKeys, at location: SourceLocation) {
        report(
            "missing-key",
            at: location,
            "missing key '\(key.rawValue)'",
            notes: ["add it, for example: \(key.key.example)"]
        )
    }

    private func reportUnknownKey(_ entry: YAMLEntry, known: [String], title: String) {
        let note: String
        if let near = NearName.find(entry.name, in: known) {
            note = "did you mean '\(near)'?"
        } else {
            note = "a \(title) has the keys \(known.map { "'\($0)'" }.joined(separator: ", "))"
        }
        report("unknown-key", at: entry.key, "unknown key '\(entry.name.shown)'", notes: [note])
    }

    /// The entries of a mapping, without those that YAML split by mistake; nothing at all is an empty mapping.
    func entries(_ node: YAMLNode, key: String, takes expected: @autoclosure () -> String) -> [YAMLEntry]? {
        switch node.content {
        case .mapping(let entries):
            return bounded(node.isFlow ? withoutSplitValues(entries) : entries, of: node, key: key)
        case .scalar where node.isNull: return []
        default:
            reportKind(of: node, key: key, takes: expected())
            return nil
        }
    }

    /// More than anybody writes; it keeps what compares entries with each other fast.
    static let mostEntries = 1_000

    private func bounded<Element>(_ elements: [Element], of node: YAMLNode, key: String) -> [Element] {
        guard elements.count > Self.mostEntries else { return elements }
        report(
            "too-many-entries",
            at: node,
            "'\(key.shown)' has \(elements.count) entries; there may be \(Self.mostEntries)",
            notes: ["split it"]
        )
        return Array(elements.prefix(Self.mostEntries))
    }

    /// The items of a list; nothing at all is an empty list.
    func items(_ node: YAMLNode, key: String, takes expected: String) -> [YAMLNode] {
        switch node.content {
        case .sequence(let items): return bounded(items, of: node, key: key)
        case .scalar where node.isNull: return []
        case .scalar(let scalar):
            let note = "write it as: \(key): [\(scalar.text.shown)]"
            reportKind(of: node, key: key, takes: expected, notes: [note])
        case .mapping:
            reportKind(of: node, key: key, takes: expected)
        }
        return []
    }
}

extension YAMLEntry {
    /// The key's text; keys are always scalars.
    var name: String {
        guard case .scalar(let scalar) = key.content else { return "" }
        return scalar.text
    }
}
