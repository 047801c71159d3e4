/// YAML's brackets and braces that are opened but not closed on a line, or closed but not opened.
enum UnclosedBracket {
    /// Returns the line with its open brackets closed at the end.
    static func repairs(_ line: BrokenLine) -> [LineRepair] {
        let scan = Scan(line.text)
        guard let last = scan.open.last, scan.stray == nil else { return [] }
        let closing = scan.open.reversed().map { line.text[$0] == "{" ? " }" : "]" }.joined()
        return [
            LineRepair(
                kind: .yamlPunctuation,
                line: line.number,
                column: line.column(of: last),
                message: message(line.text[last]),
                repaired: line.text[..<scan.end] + closing + line.text[scan.end...]
            )
        ]
    }

    /// Returns the line with a wrong closing bracket replaced, or removed if it closes nothing.
    static func strayRepairs(_ line: BrokenLine) -> [LineRepair] {
        let scan = Scan(line.text)
        guard let stray = scan.stray else { return [] }
        let bracket = line.text[stray]
        var without = line.text
        without.remove(at: stray)
        while without.last == " " { without.removeLast() }
        let column = line.column(of: stray)
        func repair(_ message: String, _ repaired: String) -> LineRepair {
            LineRepair(kind: .yamlPunctuation, line: line.number, column: column, message: message, repaired: repaired)
        }
        let nothing = repair("'\(bracket)' closes nothing", without)
        guard let open = scan.openAtStray else { return [nothing] }
        let closed = line.text.replacingCharacter(at: stray, with: line.text[open] == "{" ? "}" : "]")
        return [repair("'\(bracket)' can't close '\(line.text[open])'", closed), nothing]
    }

    /// Reports a bracket that is opened on one line and never closed, if changing one line doesn't help.
    static func explain(_ diagnostic: Diagnostic, _ lines: SourceLines) -> Diagnostic? {
        guard let place = diagnostic.location, let opening = diagnostic.notes.first?.location,
            opening.line < place.line,
            let line = lines[opening.line]
        else { return nil }
        let broken = BrokenLine(number: opening.line, text: line)
        guard let open = Scan(line).open.last(where: { broken.column(of: $0) == opening.column }) else { return nil }
        return Diagnostic(
            .yamlPunctuation,
            at: opening,
            message(line[open]),
            notes: [
                Diagnostic.Note("add the missing '\(line[open] == "{" ? "}" : "]")'"),
                Diagnostic.Note("this can't be inside of it", at: place),
            ]
        )
    }

    static func message(_ bracket: Character) -> String { "'\(bracket)' isn't closed" }

    /// The brackets outside quotes and comments.
    private struct Scan {
        var open: [String.Index] = []
        var stray: String.Index?
        /// The bracket that was open at the stray one.
        var openAtStray: String.Index?
        /// The end of the content, before spaces and a comment.
        var end: String.Index

        init(_ line: String) {
            end = line.startIndex
            var quote: Character?
            var previous: Character = " "
            for index in line.indices {
                let character = line[index]
                defer { previous = character }
                if character == "#", previous == " ", quote == nil { return }
                if character != " " { end = line.index(after: index) }
                if let current = quote {
                    if character == current { quote = nil }
                    continue
                }
                switch character {
                case "\"", "'": if " [{,:".contains(previous) { quote = character }
                case "[", "{": open.append(index)
                case "]", "}": close(character == "]" ? "[" : "{", index, line)
                default: break
                }
            }
        }

        private mutating func close(_ bracket: Character, _ index: String.Index, _ line: String) {
            if let last = open.last, line[last] == bracket {
                open.removeLast()
            } else if stray == nil {
                stray = index
                openAtStray = open.last
            }
        }
    }
}

extension String {
    fileprivate func replacingCharacter(at index: Index, with character: Character) -> String {
        self[..<index] + String(character) + self[self.index(after: index)...]
    }
}
