import YAMLTree

extension YAMLQuoting {
    /// The value as it has to be written: in quotes only where YAML would read something else.
    package static func quotedIfNeeded(_ value: String, inFlow: Bool) -> String {
        needsQuotes(value, inFlow: inFlow) ? quoted(value) : value
    }

    static func needsQuotes(_ value: String, inFlow: Bool) -> Bool {
        guard let first = value.first else { return false }
        if isQuoted(value) { return false }
        if "@`%&*!|>#?-{}],".contains(first) { return first != "-" || value.hasPrefix("- ") }
        if first == "[" { return !isPlainList(value) }
        if value.contains(": ") || value.hasSuffix(":") || value.contains(" #") { return true }
        return inFlow && value.contains { ",[]{}".contains($0) }
    }

    /// Whether the whole of it is in one pair of quotes.
    static func isQuoted(_ value: String) -> Bool {
        guard let quote = value.first, quote == "\"" || quote == "'", value.count > 1, value.last == quote else {
            return false
        }
        return !value.dropFirst().dropLast().contains(quote)
    }

    /// Whether it is a list that ends where the value ends, of things that are text: `[Recipe]`, `[String: Int]`.
    private static func isPlainList(_ value: String) -> Bool {
        guard value.hasSuffix("]") else { return false }
        var depth = 0
        for (position, character) in value.enumerated() {
            if character == "[" { depth += 1 }
            if character == "]" {
                depth -= 1
                if depth == 0, position < value.count - 1 { return false }
            }
            if "{}@`&*!%|\"'".contains(character) { return false }
        }
        return depth == 0 && value != "[:]"
    }
}
