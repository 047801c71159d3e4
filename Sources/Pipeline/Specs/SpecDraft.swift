/// A spec to be written, and the arguments that its lines come from.
package struct SpecDraft {
    private struct Origin {
        var line: Int
        var argument: String
    }

    /// The path of the file in diagnostics. For example: `specs/Recipes/RecipeDetails.yml`.
    package let path: String
    /// The path in the folder of specs.
    let relativePath: String
    private var lines: [String] = []
    private var origins: [Origin] = []

    init(path: String, relativePath: String) {
        self.path = path
        self.relativePath = relativePath
    }

    var file: SpecFile {
        SpecFile(path: path, relativePath: relativePath, bytes: Array(lines.map { $0 + "\n" }.joined().utf8))
    }

    mutating func add(comment: String) { lines.append("# \(comment)") }

    /// Adds a top-level entry.
    mutating func add(_ entry: SpecEntry, from argument: String) {
        for line in entry.lines() { add(line, from: argument) }
    }

    /// Adds a top-level entry on one line.
    mutating func add(_ key: String, inBrackets value: SpecValue, from argument: String) {
        add(SpecEntry(key, value).inBrackets, from: argument)
    }

    /// Adds a key and, on lines below it, an entry for each argument; nothing if there are no entries.
    mutating func add(_ key: String, entries: [(entry: SpecEntry, argument: String)]) {
        add([key], entries: entries)
    }

    /// Adds nested keys and, on lines below the last one, an entry for each argument; nothing if there are no entries.
    mutating func add(_ keys: [String], entries: [(entry: SpecEntry, argument: String)]) {
        guard !entries.isEmpty else { return }
        let indentation = keys.indices.map { String(repeating: "  ", count: $0) }
        for (key, indentation) in zip(keys, indentation) { lines.append("\(indentation)\(key):") }
        for (entry, argument) in entries {
            add(String(repeating: "  ", count: keys.count) + entry.inBrackets, from: argument)
        }
    }

    private mutating func add(_ line: String, from argument: String) {
        lines.append(line)
        origins.append(Origin(line: lines.count, argument: argument))
    }

    /// Returns the argument that a place comes from; `nil` for a place in another file.
    func argument(at place: SourceLocation) -> String? {
        guard place.path == path else { return nil }
        return (origins.last { $0.line <= place.line } ?? origins.first)?.argument
    }
}
