/// The values of one object in a spec, by its described keys.
struct ObjectFields<Keys: SpecKeys> {
    let range: SourceRange
    private let entries: [YAMLEntry]
    /// The entries' keys, at the same positions; `nil` for unknown ones. Only the requested node is copied.
    private var keys: [Keys?]
    /// Missing keys that may be there under another name: an unknown key may stand for any of them.
    private let doubtful: Set<Keys>

    fileprivate init(range: SourceRange, entries: [YAMLEntry], keys: [Keys?]) {
        self.range = range
        self.entries = entries
        self.keys = keys
        let unknown = entries.indices.filter { keys[$0] == nil }.map { entries[$0].name }
        doubtful = unknown.isEmpty ? [] : Self.meant(by: unknown, Keys.allCases.filter { !keys.contains($0) })
    }

    private static func meant(by unknown: [String], _ absent: [Keys]) -> Set<Keys> {
        var meant: Set<Keys> = []
        for name in unknown {
            if let near = NearName.find(name, in: absent.map(\.rawValue)), let key = Keys(rawValue: near) {
                meant.insert(key)
            } else if NearName.find(name, in: Keys.names) == nil {
                return Set(absent)
            }
        }
        return meant
    }

    /// Returns true if a key reported as unknown may stand for this one.
    func isDoubtful(_ key: Keys) -> Bool { !doubtful.isEmpty && doubtful.contains(key) }

    /// The key's value; `nil` if the key is missing.
    subscript(key: Keys) -> YAMLNode? { position(of: key).map { entries[$0].value } }

    /// The places of the keys that are there.
    var places: [Keys: SourceLocation] {
        let found = entries.indices.compactMap { position in
            keys[position].map { ($0, entries[position].key.range.start) }
        }
        return Dictionary(found) { first, _ in first }
    }

    /// Returns the key's value; `nil` also if the value is null.
    func value(_ key: Keys) -> YAMLNode? {
        guard let position = position(of: key), !entries[position].value.isNull else { return nil }
        return entries[position].value
    }

    /// Removes a key that means nothing in this object, and returns its value; `nil` if it is missing.
    mutating func remove(_ key: Keys) -> YAMLNode? {
        guard let position = position(of: key) else { return nil }
        keys[position] = nil
        return entries[position].value
    }

    fileprivate func position(of key: Keys) -> Int? { keys.indices.first { keys[$0] == key } }
}

extension FileDecoder {
    /// Returns the remedy if the value under a name of the user's has to be a mapping.
    private func example<Keys: SpecKeys>(of _: Keys.Type, for name: String) -> [String]? {
        guard SpecReference.example(of: name) == nil, let key = Keys.allCases.first?.key else { return nil }
        return ["for example: \(name.shown): { \(key.example) }"]
    }

    /// Reads a whole file as values by key; reports unknown and missing keys.
    ///
    /// - Parameter beginning: a first line for such a file. For example: `scene: RecipeList`.
    func file<Keys: SpecKeys>(_ root: YAMLNode, _: Keys.Type, beginning: String) -> ObjectFields<Keys>? {
        let isList = if case .sequence = root.content { true } else { false }
        let note =
            "write keys with their values at the margin\(isList ? ", without '-'" : ""), beginning with: \(beginning)"
        return object(root, Keys.self, key: Keys.title, notes: [note])
    }

    /// Reads a node as values by key; reports unknown and missing keys.
    func object<Keys: SpecKeys>(_ node: YAMLNode, _: Keys.Type, key: String) -> ObjectFields<Keys>? {
        object(node, Keys.self, key: key, notes: example(of: Keys.self, for: key))
    }

    private func object<Keys: SpecKeys>(
        _ node: YAMLNode,
        _: Keys.Type,
        key: String,
        notes: @autoclosure () -> [String]?
    ) -> ObjectFields<Keys>? {
        guard let entries = entries(node, key: key, takes: "a mapping", notes: notes()) else { return nil }
        let keys = entries.indices.map { Keys(rawValue: entries[$0].name) }
        var told: Set<String> = []
        let siblings = keys.contains(nil) ? Set(entries.map(\.name)) : []
        let refused = keys.contains(nil) ? refusedKeys(entries, Keys.self) : []
        for position in entries.indices where keys[position] == nil {
            let previous = position > 0 ? entries[position - 1] : nil
            let unknown = UnknownKey(entries[position], behind: previous, among: siblings, refusing: refused)
            let (note, fixIt) = unknown.remedy(Keys.self)
            // A method written where its name is missing is one mistake, however many keys it has.
            if Keys.self == UseCaseKeys.self, !told.insert(note.message).inserted { continue }
            let name = entries[position].name.shown
            let place = entries[position].key.range.start
            run.add(Diagnostic(.unknownKey, at: place, "unknown key '\(name)'", notes: [note], fixIt: fixIt))
        }
        let fields = ObjectFields(range: node.range, entries: entries, keys: keys)
        for key in Keys.required where fields.position(of: key) == nil && !fields.isDoubtful(key) {
            reportMissing(key, at: node.range.start)
        }
        return fields
    }

    /// Returns the keys that scenes of this style don't have; empty if the style isn't known.
    private func refusedKeys<Keys: SpecKeys>(_ entries: [YAMLEntry], _: Keys.Type) -> Set<String> {
        guard Keys.self == SceneKeys.self else { return [] }
        let key = SceneKeys.style.rawValue
        if let entry = entries.first(where: { $0.name == key }) {
            let style = entry.value.wordIfAny.flatMap(SceneSpec.Style.init)
            return Set(style?.lacks ?? [])
        }
        let isMisspelt = entries.contains { NearName.find($0.name, in: [key]) != nil }
        return isMisspelt ? [] : Set(SceneSpec.Style.standard.lacks)
    }

    func reportMissing(_ key: some SpecKeys, at location: SourceLocation) {
        report(
            .missingKey,
            at: location,
            "missing key '\(key.rawValue)'",
            notes: ["add it, for example: \(key.key.example)"]
        )
    }

    /// Returns the entries of a mapping, with those joined that YAML split by mistake; null is an empty mapping.
    ///
    /// - Parameter notes: the remedy for another kind of value, where its key doesn't say it.
    func entries(
        _ node: YAMLNode,
        key: String,
        takes expected: @autoclosure () -> String,
        notes: @autoclosure () -> [String]? = nil
    ) -> [YAMLEntry]? {
        guard !reportTag(of: node) else { return nil }
        switch node.content {
        case .mapping(let entries):
            let whole = node.isFlow ? withoutSplitValues(entries) : entries
            return bounded(withMeantKeys(whole, inFlow: node.isFlow), of: node, key: key)
        case .scalar where node.isNull: return []
        default:
            guard !reportMissingSpace(in: node) else { return nil }
            reportKind(of: node, key: key, takes: expected(), notes: notes() ?? MeantForm.mapping(node, key: key))
            return nil
        }
    }

    /// The largest number of entries: more than anybody writes, and few enough to compare with each other quickly.
    static let mostEntries = 1_000

    func bounded<Element>(_ elements: [Element], of node: YAMLNode, key: String) -> [Element] {
        guard elements.count > Self.mostEntries else { return elements }
        report(
            .limitExceeded,
            at: node,
            "'\(key.shown)' has \(elements.count) entries; there may be \(Self.mostEntries)",
            notes: ["split it"]
        )
        return Array(elements.prefix(Self.mostEntries))
    }

    /// Returns the items of a list; null is an empty list.
    func items(_ node: YAMLNode, key: String, takes expected: String) -> [YAMLNode] {
        guard !reportTag(of: node) else { return [] }
        switch node.content {
        case .sequence(let items): return bounded(items, of: node, key: key)
        case .scalar where node.isNull: return []
        case .scalar(let scalar):
            guard !reportMissingSpace(in: node) else { return [] }
            let note = "write it as: \(key): [\(scalar.text.shown)]"
            reportKind(of: node, key: key, takes: expected, notes: [note])
        case .mapping:
            reportKind(of: node, key: key, takes: expected, notes: MeantForm.list(node, key: key))
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
