/// A key that an object doesn't have, and the remedy for it.
struct UnknownKey {
    private let entry: YAMLEntry
    private let previous: YAMLEntry?
    private let siblings: Set<String>
    private let refused: Set<String>

    /// - Parameters:
    ///   - previous: the entry before it.
    ///   - siblings: all keys of the object, including this one.
    ///   - refused: keys of such objects that this one can't have; no remedy names them.
    init(_ entry: YAMLEntry, behind previous: YAMLEntry?, among siblings: Set<String>, refusing refused: Set<String>) {
        self.entry = entry
        self.previous = previous
        self.siblings = siblings
        self.refused = refused
    }

    /// Returns the remedy, with a fix if replacing the key is enough.
    func remedy<Keys: SpecKeys>(_: Keys.Type) -> (note: Diagnostic.Note, fixIt: Diagnostic.FixIt?) {
        if let note = noteOnForm(Keys.self) { return (Diagnostic.Note(note), nil) }
        let accepted = Keys.names.filter { !refused.contains($0) }
        guard let near = NearName.find(entry.name, in: accepted) else {
            return (Diagnostic.Note(noteWithoutNear(Keys.self, accepted)), nil)
        }
        if let note = noteOnDouble(near) { return (Diagnostic.Note(note), nil) }
        let fixIt = Diagnostic.FixIt(writing: near, insteadOf: entry.name, at: entry.key.range)
        return (Diagnostic.Note(asksFor: near), fixIt)
    }

    /// Returns the remedy for a key that isn't a misspelling.
    private func noteOnForm<Keys: SpecKeys>(_: Keys.Type) -> String? {
        if let note = foreignNote(Keys.self) { return note }
        if let number = numberBeforeComma {
            return "YAML ends the value at the comma; write it as: \(previous?.name ?? "default"): \(number)"
        }
        if siblings.count == 1, isWholeFile(Keys.self) {
            return
                "a file is one \(Keys.title): delete the line '\(entry.name.shown):', and move the lines below it to the margin"
        }
        if let outer = outdented(Keys.self) {
            let width = entry.key.range.start.column + 1
            return "if it belongs to '\(outer)', indent it by \(width == 2 ? "2 spaces" : "\(width) spaces")"
        }
        return nil
    }

    private func noteWithoutNear<Keys: SpecKeys>(_: Keys.Type, _ accepted: [String]) -> String {
        if let near = NearName.find(entry.name, in: refused) {
            return "did you mean '\(near)'? It goes with \(stylesHaving(near))"
        }
        let keys = accepted.map { "'\($0)'" }.joined(separator: ", ")
        return Keys.place.hasPrefix("`\(Keys.title)` in ")
            ? "'\(Keys.title)' has the keys \(keys)" : "a \(Keys.title) has the keys \(keys)"
    }

    /// Returns the remedy for another tool's key, if the one to write is allowed here.
    private func foreignNote<Keys: SpecKeys>(_: Keys.Type) -> String? {
        guard let note = ForeignKeys.note(on: entry.name, value: entry.value.wordIfAny, in: Keys.self) else {
            return nil
        }
        guard let key = key(namedBy: note, Keys.self) else { return note }
        return refused.contains(key) ? nil : noteOnDouble(key) ?? note
    }

    /// Returns the key that a note tells the user to write, as in `write 'scene'` and `write it as: present: sheet`.
    private func key<Keys: SpecKeys>(namedBy note: String, _: Keys.Type) -> String? {
        Keys.names.first { name in
            ["write '\(name)'", "write '\(name): ", "write it as: \(name): "].contains(where: note.hasPrefix)
        }
    }

    /// Returns the styles that have the key. For example: `'style: uikit' or 'style: swiftui'`.
    private func stylesHaving(_ key: String) -> String {
        SceneSpec.Style.allCases.filter { $0.hasParts && !$0.lacks.contains(key) }
            .map { "'style: \($0.rawValue)'" }.joined(separator: " or ")
    }

    /// Returns the remedy if the intended key is already there.
    private func noteOnDouble(_ key: String) -> String? {
        guard siblings.contains(key) else { return nil }
        switch entry.value.content {
        case .scalar: return "remove it: '\(key)' is there already"
        case .mapping, .sequence: return "move what it holds to '\(key)', which is there already"
        }
    }

    /// The number meant by `1,000`, without its comma.
    private var numberBeforeComma: String? {
        guard entry.value.isNull, Int(entry.name) != nil, let first = previous?.value.wordIfAny, Int(first) != nil
        else {
            return nil
        }
        return first + entry.name
    }

    /// Returns true if the whole file is nested under the name of what it describes.
    private func isWholeFile<Keys: SpecKeys>(_: Keys.Type) -> Bool {
        guard Keys.self == SceneKeys.self || Keys.self == ModuleKeys.self || Keys.self == ProjectKeys.self,
            case .mapping(let inner) = entry.value.content
        else { return false }
        return inner.contains { Keys.names.contains($0.name) }
    }

    /// Returns the key before it if that has no value on its line or below: `state:` and a field at the same margin.
    private func outdented<Keys: SpecKeys>(_: Keys.Type) -> String? {
        guard let previous, previous.value.isNull, Keys.names.contains(previous.name),
            previous.key.range.start.column == entry.key.range.start.column,
            previous.key.range.start.line < entry.key.range.start.line,
            NearName.find(entry.name, in: Keys.names) == nil
        else { return nil }
        return previous.name
    }
}
