import Diagnostics
import YAMLTree

/// A key that an object doesn't have, and what was probably meant by it.
struct UnknownKey {
    private let entry: YAMLEntry
    private let previous: YAMLEntry?
    private let isAlone: Bool

    /// - Parameters:
    ///   - previous: the entry before it.
    ///   - isAlone: whether the object has no other entry.
    init(_ entry: YAMLEntry, behind previous: YAMLEntry?, isAlone: Bool) {
        self.entry = entry
        self.previous = previous
        self.isAlone = isAlone
    }

    /// What to do about it.
    func note<Keys: SpecKeys>(_: Keys.Type) -> String {
        if let note = ForeignKeys.note(on: entry.name, value: entry.value.wordIfAny, in: Keys.self) { return note }
        if let number = numberBeforeComma {
            return "YAML ends the value at the comma; write it as: \(previous?.name ?? "default"): \(number)"
        }
        if isAlone, isWholeFile(Keys.self) {
            return
                "a file is one \(Keys.title): delete the line '\(entry.name.shown):', and move the lines below it to the margin"
        }
        if let outer = outdented(Keys.self) {
            let width = entry.key.range.start.column + 1
            return "if it belongs to '\(outer)', indent it by \(width == 2 ? "2 spaces" : "\(width) spaces")"
        }
        if let near = NearName.find(entry.name, in: Keys.names) { return "did you mean '\(near)'?" }
        let keys = Keys.names.map { "'\($0)'" }.joined(separator: ", ")
        return Keys.place.hasPrefix("`\(Keys.title)` in ")
            ? "'\(Keys.title)' has the keys \(keys)" : "a \(Keys.title) has the keys \(keys)"
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
