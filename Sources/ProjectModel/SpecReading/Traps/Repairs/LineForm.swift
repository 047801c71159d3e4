/// Mistakes in typing a line: copied characters, tabs, a missing colon, wrong indentation.
enum LineForm {
    /// Returns the line with plain spaces, and without invisible characters.
    static func visible(_ line: BrokenLine) -> [LineRepair] {
        guard let invisible = InvisibleCharacter.first(in: line.text) else { return [] }
        let kind = invisible.isSpace ? "which isn't a space in YAML" : "which can't be seen"
        return [
            LineRepair(
                kind: .invalidCharacter,
                line: line.number,
                column: invisible.offset + 1,
                message: "there is a character \(invisible.name) here, \(kind)",
                repaired: InvisibleCharacter.removed(from: line.text)
            )
        ]
    }

    /// Returns the line with a Swift comment turned into YAML's.
    static func withoutSlashes(_ line: BrokenLine) -> [LineRepair] {
        let text = line.text.drop { $0 == " " }
        guard text.hasPrefix("//") else { return [] }
        return [
            LineRepair(
                kind: .yamlPunctuation,
                line: line.number,
                column: line.indentation + 1,
                message: "a comment begins with '#', not with '//'",
                repaired: line.text[..<text.startIndex] + "#" + text.drop { $0 == "/" }
            )
        ]
    }

    /// Returns the line with spaces for the tabs at its beginning.
    static func withoutTabs(_ line: BrokenLine) -> [LineRepair] {
        let start = line.text.prefix { $0 == " " || $0 == "\t" }
        guard let tab = start.firstIndex(of: "\t") else { return [] }
        let rest = line.text[start.endIndex...]
        // Most tabs stand for one level, and a level is mostly two spaces.
        let meant = (start.count { $0 == " " } + 1) / 2 + start.count { $0 == "\t" }
        return ([meant] + (0...6).filter { $0 != meant }).map { width in
            LineRepair(
                kind: .yamlIndentation,
                line: line.number,
                column: line.column(of: tab),
                message: "this is a tab; YAML is indented with spaces",
                repaired: String(repeating: "  ", count: width) + rest,
                advice: "write \(spaces(2 * width)) in its place, before '\(String(rest).shown)'"
            )
        }
    }

    /// Returns the line with the missing colon after its key, also in place of Swift's `=`.
    static func withColon(_ line: BrokenLine) -> [LineRepair] {
        guard let start = line.text.firstIndex(where: { $0 != " " && $0 != "-" }) else { return [] }
        let word = line.text[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = SpecLine.trimmed(line.text[word.endIndex...])
        guard !word.isEmpty, rest.isEmpty || rest.hasPrefix("= ") else { return [] }
        return [
            LineRepair(
                kind: .yamlPunctuation,
                line: line.number,
                column: line.column(of: start),
                message: rest.isEmpty
                    ? "a ':' is missing after '\(String(word).shown)'" : "a key ends with ':', not with '='",
                repaired: line.text[..<word.endIndex] + ":" + rest.dropFirst()
            )
        ]
    }

    /// Returns the line with the missing comma between two entries in braces.
    ///
    /// - Parameter place: the place where the YAML reader stopped: at the second entry's colon.
    static func withComma(_ line: BrokenLine, before place: SourceLocation) -> [LineRepair] {
        let characters = Array(line.text.unicodeScalars)
        guard place.line == line.number, characters.indices.contains(place.column - 1) else { return [] }
        let before = String(String.UnicodeScalarView(characters[..<(place.column - 1)]))
        let word = before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
        let head = before.dropLast(word)
        guard word > 0, head.last == " ", let brace = head.lastIndex(of: "{") else { return [] }
        let entries = SpecLine.trimmed(head[head.index(after: brace)...])
        guard !entries.isEmpty, entries.last != ",", BracketScan.openBrackets(in: entries) == 0 else { return [] }
        let trimmed = head.reversed().drop { $0 == " " }.count
        let end = line.text.index(line.text.startIndex, offsetBy: trimmed)
        return [
            LineRepair(
                kind: .yamlPunctuation,
                line: line.number,
                column: line.column(of: end),
                message: "a ',' is missing here",
                repaired: line.text[..<end] + "," + line.text[end...]
            )
        ]
    }

    /// Returns the line with quotes around the links of a list, whose braces YAML reads as its own.
    static func withQuotedPaths(_ line: BrokenLine) -> [LineRepair] {
        guard let bracket = line.text.firstIndex(of: "[") else { return [] }
        var repaired = String(line.text[...bracket])
        var first: String.Index?
        var rest = line.text[line.text.index(after: bracket)...]
        while let character = rest.first {
            let isStart = (character == "/" || character == "?") && "[, ".contains(repaired.last ?? " ")
            let word = isStart ? rest.prefix { !",] ".contains($0) } : rest.prefix(1)
            if isStart, word.contains("{") {
                first = first ?? word.startIndex
                repaired += "\"\(word)\""
            } else {
                repaired += word
            }
            rest = rest.dropFirst(word.count)
        }
        guard let first else { return [] }
        return [
            LineRepair(
                kind: .needsQuotes,
                line: line.number,
                column: line.column(of: first),
                message: "a link with '{' in it needs quotes here",
                repaired: repaired
            )
        ]
    }

    /// Returns the line with the indentations of the lines around it, the nearest first.
    static func reindented(_ line: BrokenLine, as indentations: [Int]) -> [LineRepair] {
        let rest = line.text.drop { $0 == " " }
        guard !rest.isEmpty else { return [] }
        let others = indentations.filter { $0 != line.indentation }
        return others.sorted { distance($0, line) < distance($1, line) }.map { width in
            LineRepair(
                kind: .yamlIndentation,
                line: line.number,
                column: line.indentation + 1,
                message: "this line is indented by \(spaces(line.indentation)), which fits none of those around it",
                repaired: String(repeating: " ", count: width) + rest,
                advice: "indent it by \(spaces(width))"
            )
        }
    }

    /// Returns the distance to an indentation. The margin is preferred for a key of the file itself.
    private static func distance(_ indentation: Int, _ line: BrokenLine) -> Int {
        let key = line.text.drop { $0 == " " }.prefix { $0 != ":" }
        let isOutermost = indentation == 0 && SpecReference.outermostKeys.contains(String(key))
        return 2 * abs(indentation - line.indentation) - (isOutermost ? 1 : 0)
    }

    private static func spaces(_ count: Int) -> String {
        switch count {
        case 0: "no space"
        case 1: "1 space"
        default: "\(count) spaces"
        }
    }
}
