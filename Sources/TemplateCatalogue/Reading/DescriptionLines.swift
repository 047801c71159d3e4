import Diagnostics

/// A description as keys and values: `key: value`, one a line, with what belongs to one indented below it.
struct DescriptionLines {
    struct Value {
        var text: String
        var location: SourceLocation
    }

    struct Entry {
        var key: String
        var value: Value
        var members: [(key: String, value: Value)] = []

        var location: SourceLocation { value.location }
    }

    private(set) var entries: [Entry] = []
    /// Where the file begins.
    let start: SourceLocation

    init(_ text: String, path: String) {
        start = SourceLocation(path: path, line: 1, column: 1)
        for (position, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.trimmed.isEmpty {
            let words = line.trimmed.split(separator: ":", maxSplits: 1).map(\.trimmed)
            let location = SourceLocation(path: path, line: position + 1, column: 1)
            let value = Value(text: words.count == 2 ? words[1] : "", location: location)
            if line.first == " ", let last = entries.indices.last {
                entries[last].members.append((words.first ?? "", value))
            } else {
                entries.append(Entry(key: words.first ?? "", value: value))
            }
        }
    }
}

extension String {
    /// What stands between commas.
    var list: [String] { split(separator: ",").map(\.trimmed) }
}
