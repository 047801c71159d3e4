import Diagnostics
import YAMLTree

/// A key that an object doesn't have, and what was probably meant by it.
struct UnknownKey {
    private let entry: YAMLEntry
    private let previous: YAMLEntry?
    private let siblings: Set<String>

    /// - Parameters:
    ///   - previous: the entry before it.
    ///   - siblings: the keys of the object, this one too.
    init(_ entry: YAMLEntry, behind previous: YAMLEntry?, among siblings: Set<String>) {
        self.entry = entry
        self.previous = previous
        self.siblings = siblings
    }

    /// What to do about it.
    func note<Keys: SpecKeys>(_: Keys.Type) -> String {
        if let note = ForeignKeys.note(on: entry.name, value: entry.value.wordIfAny, in: Keys.self) {
            return key(namedBy: note, Keys.self).flatMap(noteOnDouble) ?? note
        }
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
        if let near = NearName.find(entry.name, in: Keys.names) {
            return noteOnDouble(near) ?? "did you mean '\(near)'?"
        }
        let keys = Keys.names.map { "'\($0)'" }.joined(separator: ", ")
        return Keys.place.hasPrefix("`\(Keys.title)` in ")
            ? "'\(Keys.title)' has the keys \(keys)" : "a \(Keys.title) has the keys \(keys)"
    }

    /// The key that a note says to write, as `write 'scene'` and `write it as: present: sheet` do.
    private func key<Keys: SpecKeys>(namedBy note: String, _: Keys.Type) -> String? {
        Keys.names.first { name in
            ["write '\(name)'", "write '\(name): ", "write it as: \(name): "].contains(where: note.hasPrefix)
        }
    }

    /// For a key that would be there twice, were it written as it is meant.
    private func noteOnDouble(_ key: String) -> String? {
        guard siblings.contains(key) else { return nil }
        switch entry.value.content {
        case .scalar: return "remove it: '\(key)' is there already"
        case .mapping, .sequence: return "move what it holds to '\(key)', which is there already"
        }
    }

    /// `1,000`, without its comma.
    private var numberBeforeComma: String? {
        guard entry.value.isNull, Int(entry.name) != nil, let first = previous?.value.wordIfAny, Int(first) != nil
        else {
            return nil
        }
        return first + entry.name
    }

    /// Whether all that a file says stands below the name of what it describes.
    private func isWholeFile<Keys: SpecKeys>(_: Keys.Type) -> Bool {
        guard Keys.self == SceneKeys.self || Keys.self == ModuleKeys.self || Keys.self == ProjectKeys.self,
            case .mapping(let inner) = entry.value.content
        else { return false }
        return inner.contains { Keys.names.contains($0.name) }
    }

    /// The key before it, where that has no value on its line or below: `state:` and a field at the same margin.
    private func outdented<Keys: SpecKeys>(_: Keys.Type) -> String? {
        guard let previous, previous.value.isNull, Keys.names.contains(previous.name),
            previous.key.range.start.column == entry.key.range.start.column,
            previous.key.range.start.line < entry.key.range.start.line,
            NearName.find(entry.name, in: Keys.names) == nil
        else { return nil }
        return previous.name
    }
}
