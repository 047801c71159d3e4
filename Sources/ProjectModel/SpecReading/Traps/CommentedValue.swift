/// A value that begins with `#`, which YAML reads as a comment: `default: #selector(tap)`.
enum CommentedValue {
    /// Returns the line with the value in quotes; `nil` if no Swift value follows the `#`.
    static func mended(_ line: String) -> String? {
        guard let mark = line.firstIndex(of: "#") else { return nil }
        let before = line[..<mark]
        guard let colon = before.lastIndex(of: ":"), before[before.index(after: colon)...].allSatisfy({ $0 == " " })
        else { return nil }
        let value = String(line[mark...])
        guard value.dropFirst().first?.isWhitespace == false else { return nil }
        return SpecLine.trimmed(before + YAMLQuoting.quoted(value))
    }
}

extension CommentedValue {
    /// Returns the line with quotes around a value that a `#` cuts off, with the brackets after it.
    static func repairs(_ line: BrokenLine) -> [LineRepair] {
        guard let mark = line.text.firstRange(of: " #")?.lowerBound, let mended = SpecLine.mended(line.text) else {
            return []
        }
        let place = line.text.index(after: mark)
        let next = line.text.index(after: place)
        guard next < line.text.endIndex, !line.text[next].isWhitespace else { return [] }
        return [
            LineRepair(
                kind: .needsQuotes,
                line: line.number,
                column: line.column(of: place),
                message: "YAML reads '\(String(line.text[place...]).shown)' as a comment",
                repaired: String(repeating: " ", count: line.indentation) + mended
            )
        ]
    }
}

extension FileDecoder {
    /// Returns a comment that seems to belong to the unquoted value before it: `#3` after `Seat`.
    func cutText(behind node: YAMLNode) -> (text: String, place: SourceLocation)? {
        guard hasGluedComments, node.isPlain, let line = lines[node.range.end.line] else { return nil }
        var place = node.range.end
        var rest = line.unicodeScalars.dropFirst(place.column - 1)
        while rest.first == " " {
            rest.removeFirst()
            place.column += 1
        }
        guard rest.first == "#", place.column > node.range.end.column, let next = rest.dropFirst().first,
            !next.properties.isWhitespace, next != "#"
        else { return nil }
        return (SpecLine.trimmed(String(rest)), place)
    }

    /// Reports a text that YAML cut off at a `#`, with all of it in quotes.
    func reportCut(of scalar: YAMLScalar, at node: YAMLNode, key: String) -> Bool {
        guard let (cut, place) = cutText(behind: node) else { return false }
        report(
            .needsQuotes,
            at: place,
            "YAML reads '\(cut.shown)' as a comment",
            notes: [
                "write it as: \(key): \(YAMLQuoting.quoted(scalar.text + " " + cut)); a comment begins with '# ', with a space"
            ]
        )
        return true
    }
}
