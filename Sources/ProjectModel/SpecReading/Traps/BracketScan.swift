/// Brackets and quotes counted as in Swift, so that `Result<Int, any Error>` is one thing.
struct BracketScan {
    private var open: [Character] = []
    private var quote: Character?
    private var previous: Character = " "
    /// True if a bracket was closed that was never opened.
    private(set) var hasStrayBracket = false

    /// True outside brackets and quotes, where a separator counts.
    var isOutside: Bool { open.isEmpty && quote == nil }

    mutating func take(_ character: Character) {
        defer { previous = character }
        if let open = quote {
            if character == open, previous != "\\" { quote = nil }
            return
        }
        switch character {
        case "\"": quote = character
        // An apostrophe in a word is not a quote.
        case "'" where !previous.isLetter && !previous.isNumber: quote = character
        case "(", "[", "{": open.append(character)
        // With a space before it, it compares.
        case "<" where previous != " ": open.append(character)
        case ")": close("(")
        case "]": close("[")
        case "}": close("{")
        case ">" where open.last == "<" && previous != "-": open.removeLast()
        default: break
        }
    }

    private mutating func close(_ bracket: Character) {
        if open.last == bracket { open.removeLast() } else { hasStrayBracket = true }
    }

    /// The opening brackets, in UTF-8.
    static let openings = Array("([{<".utf8)

    /// Returns the number of brackets that the text leaves open; `nil` if it closes one that it didn't open.
    static func openBrackets(in text: String) -> Int? {
        var scan = BracketScan()
        for character in text { scan.take(character) }
        return scan.hasStrayBracket ? nil : scan.open.count
    }

    /// Returns the parts between commas that are outside brackets.
    static func splitAtCommas(_ text: some StringProtocol) -> [String] {
        var scan = BracketScan()
        var parts: [String] = []
        var part = ""
        for character in text {
            if character == ",", scan.isOutside {
                parts.append(part)
                part = ""
            } else {
                part.append(character)
            }
            scan.take(character)
        }
        return parts + [part]
    }

    /// Returns the first colon outside brackets that ends a key: with a space or nothing after it.
    static func keyEnd(in text: String) -> String.Index? {
        var scan = BracketScan()
        for index in text.indices {
            if text[index] == ":", scan.isOutside {
                let next = text.index(after: index)
                if next == text.endIndex || text[next] == " " { return index }
            }
            scan.take(text[index])
        }
        return nil
    }
}
