/// A colon without a space after it, which ends no key: `to:RecipeDetails`.
enum MissingSpace {
    /// Returns the intended key and value.
    static func split(_ text: String) -> (key: String, value: String)? {
        guard let end = keyEnd(text[...]) else { return nil }
        return (String(text[..<end]), String(text[text.index(after: end)...]))
    }

    /// Returns the line with a space after each such colon.
    static func repairs(_ line: BrokenLine) -> [LineRepair] {
        var repaired = ""
        var first: String.Index?
        var scan = KeyScan()
        for index in line.text.indices {
            if scan.mayBegin(line.text[index]), let end = keyEnd(line.text[index...]) {
                scan.colon = end
                if first == nil { first = index }
            }
            repaired.append(line.text[index])
            if index == scan.colon { repaired += " " }
            scan.take(line.text[index])
        }
        guard let first, let key = split(String(line.text[first...]))?.key else { return [] }
        return [
            LineRepair(
                kind: .yamlPunctuation,
                line: line.number,
                column: line.column(of: first),
                message: message(key),
                repaired: repaired
            )
        ]
    }

    static func message(_ key: String) -> String { "a space is missing after '\(key.shown):'" }

    /// Returns the colon after the name at the text's start, unless a space or an address follows it.
    private static func keyEnd(_ text: Substring) -> String.Index? {
        let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_.-".contains($0)) }
        guard let first = name.first, first.isLetter || first == "_", name.endIndex < text.endIndex else { return nil }
        guard text[name.endIndex] == ":" else { return nil }
        let next = text.index(after: name.endIndex)
        return next < text.endIndex && !text[next].isWhitespace && text[next] != ":" && text[next] != "/"
            ? name.endIndex : nil
    }

    /// The places in a line where a key can begin: at the start, and after `{`, `- ` and the commas inside braces.
    private struct KeyScan {
        var colon: String.Index?
        private var brackets: [Character] = []
        private var quote: Character?
        private var isAtStart = true

        func mayBegin(_ character: Character) -> Bool { isAtStart && character.isLetter }

        mutating func take(_ character: Character) {
            if let open = quote {
                if character == open { quote = nil }
                return
            }
            switch character {
            case " ": return
            case "-" where isAtStart: return
            case "\"", "'":
                if isAtStart || brackets.isEmpty { quote = character }
                isAtStart = false
            case "{", "[":
                brackets.append(character)
                isAtStart = character == "{"
            case "}", "]":
                _ = brackets.popLast()
                isAtStart = false
            case ",": isAtStart = brackets.last == "{"
            default: isAtStart = false
            }
        }
    }
}
