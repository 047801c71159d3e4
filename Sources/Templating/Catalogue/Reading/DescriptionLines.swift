/// A description as keys and values: one `key: value` per line, with its details indented below.
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
    /// The start of the file.
    let start: SourceLocation

    init(_ text: String, path: String) {
        start = SourceLocation(path: path, line: 1, column: 1)
        let lines = text[...].pieces(between: "\n")
        for (position, line) in lines.enumerated() where !line.trimmed.isEmpty {
            let words = line.pieces(between: ":", most: 2).map(\.trimmed)
            let location = SourceLocation(path: path, line: position + 1, column: 1)
            let value = Value(text: words.count == 2 ? words[1] : "", location: location)
            if line.utf8.first == UInt8(ascii: " "), let last = entries.indices.last {
                entries[last].members.append((words.first ?? "", value))
            } else {
                entries.append(Entry(key: words.first ?? "", value: value))
            }
        }
    }
}

extension String {
    /// The items between commas.
    var list: [String] { self[...].pieces(between: ",").map(\.trimmed).filter { !$0.isEmpty } }
}

extension Substring {
    /// Returns the pieces, including empty ones. It compares bytes, as descriptions are read at each start of the
    /// tool.
    ///
    /// - Parameter most: the largest number of pieces; the last one has the rest.
    func pieces(between separator: Unicode.Scalar, most: Int = .max) -> [Substring] {
        utf8.split(separator: UInt8(ascii: separator), maxSplits: most - 1, omittingEmptySubsequences: false)
            .map(Substring.init)
    }
}
