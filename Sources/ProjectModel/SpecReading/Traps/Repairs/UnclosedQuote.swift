/// A quotation mark that isn't closed on its line; YAML reads on to the next one, wherever that is.
enum UnclosedQuote {
    /// Returns the place of a mark that opens a value or a key and isn't closed.
    static func place(in line: String) -> (index: String.Index, mark: Character)? {
        var open: (index: String.Index, mark: Character)?
        var beginsValue = true
        var isEscaped = false
        for index in line.indices {
            let character = line[index]
            if let current = open {
                if character == current.mark, !isEscaped { open = nil }
                isEscaped = character == "\\" && !isEscaped && current.mark == "\""
                continue
            }
            switch character {
            case "\"", "'":
                if beginsValue { open = (index, character) }
                beginsValue = false
            case " ": break
            case ":", "-", ",", "[", "{": beginsValue = true
            case "#" where beginsValue: return nil
            default: beginsValue = false
            }
        }
        return open
    }

    /// Returns the line with the quote closed at the end, or before the brackets that close there.
    static func repairs(_ line: BrokenLine) -> [LineRepair] {
        guard let (index, mark) = place(in: line.text) else { return [] }
        let name = mark == "\"" ? "double quotation mark" : "single quotation mark"
        return ends(of: line.text, after: index).map { end in
            LineRepair(
                kind: .yamlPunctuation,
                line: line.number,
                column: line.column(of: index),
                message: "this \(name) isn't closed on its line",
                repaired: line.text[..<end] + String(mark) + line.text[end...]
            )
        }
    }

    /// Returns the line with its quoted value fixed, if that has such a quote or a backslash inside: `'It's new'`,
    /// `"C:\dir"`.
    static func innerRepairs(_ line: BrokenLine) -> [LineRepair] {
        guard let colon = line.text.firstRange(of: ": ") else { return [] }
        let value = line.text[colon.upperBound...].drop { $0 == " " }
        guard let mark = value.first, mark == "'" || mark == "\"", value.count > 1, value.last == mark else {
            return []
        }
        let inner = String(value.dropFirst().dropLast())
        let sign: Character = mark == "'" || !inner.contains("\\") ? mark : "\\"
        guard let place = inner.firstIndex(of: sign), sign == "\\" || !inner.contains(": ") else { return [] }
        let column =
            line.column(of: value.startIndex) + 1
            + inner.unicodeScalars.distance(from: inner.startIndex, to: place)
        return [
            LineRepair(
                kind: .needsQuotes,
                line: line.number,
                column: column,
                message: sign == mark
                    ? "this quotation mark ends the text" : "a '\\' in double quotes begins an escape",
                repaired: line.text[..<value.startIndex] + YAMLQuoting.quoted(inner)
            )
        ]
    }

    private static func ends(of line: String, after quote: String.Index) -> [String.Index] {
        var ends = line[..<quote].contains("{") ? nextKeys(in: line, after: quote) : []
        var end = line.endIndex
        while let last = line[..<end].lastIndex(where: { $0 != " " }), last > quote {
            ends.append(line.index(after: last))
            guard "}],".contains(line[last]) else { break }
            end = last
        }
        return ends
    }

    /// Returns the commas before what looks like another key of a mapping in braces.
    private static func nextKeys(in line: String, after quote: String.Index) -> [String.Index] {
        line.indices.filter { index in
            guard index > quote, line[index] == "," else { return false }
            let word = line[line.index(after: index)...].drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber }
            guard !word.isEmpty, line[word.endIndex...].hasPrefix(": ") else { return false }
            return BracketScan.openBrackets(in: String(line[line.index(after: quote)..<index])) == 0
        }
    }
}
