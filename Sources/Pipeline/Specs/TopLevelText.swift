/// A text that is only split outside of brackets and quotes.
struct TopLevelText {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Returns the parts between the separators, trimmed; none for an empty text.
    ///
    /// For example: `a: Result<Int, E>, b: "x,y"` has two parts at its commas.
    func parts(separatedBy separator: Character) -> [String] {
        var parts = [""]
        var depth = 0
        var isQuoted = false
        var previous: Character?
        for character in text {
            if character == "\"", previous != "\\" { isQuoted.toggle() }
            if !isQuoted {
                if "([{<".contains(character) { depth += 1 }
                if ")]}".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
            }
            if character == separator, depth <= 0, !isQuoted {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
            previous = character
        }
        let trimmed = parts.map(\.trimmed)
        return trimmed == [""] ? [] : trimmed
    }
}

extension String {
    /// The text without white space around it.
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// Returns the trimmed texts before and after the first occurrence of a character.
    package func split(atFirst separator: Character) -> (before: String, behind: String)? {
        firstIndex(of: separator).map {
            (String(self[..<$0]).trimmed, String(self[index(after: $0)...]).trimmed)
        }
    }
}
