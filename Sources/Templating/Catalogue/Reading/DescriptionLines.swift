import Basics

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
    /// What stands between commas.
    var list: [String] { self[...].pieces(between: ",").map(\.trimmed).filter { !$0.isEmpty } }
}

extension Substring {
    /// Its pieces, empty ones too. Descriptions are read whenever the tool starts, so bytes are compared.
    ///
    /// - Parameter most: how many there may be; the last one has the rest.
    func pieces(between separator: Unicode.Scalar, most: Int = .max) -> [Substring] {
        utf8.split(separator: UInt8(ascii: separator), maxSplits: most - 1, omittingEmptySubsequences: false)
            .map(Substring.init)
    }
}
