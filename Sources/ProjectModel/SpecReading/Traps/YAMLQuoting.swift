extension YAMLQuoting {
    /// Returns the value as it has to be written: in quotes only if YAML would read something else.
    public static func quotedIfNeeded(_ value: String, inFlow: Bool) -> String {
        needsQuotes(value, inFlow: inFlow) ? quoted(value) : value
    }

    static func needsQuotes(_ value: String, inFlow: Bool) -> Bool {
        guard let first = value.unicodeScalars.first else { return false }
        if isQuoted(value) { return false }
        if !YAMLText.isReadable(value) { return true }
        if "@`%&*!|>#?-{}],".unicodeScalars.contains(first) {
            return first != "-" || value.utf8.starts(with: "- ".utf8)
        }
        if first == "[" { return !isPlainList(value.unicodeScalars) }
        if value.containsBytes(of: ": ") || value.utf8.last == UInt8(ascii: ":") || value.containsBytes(of: " #") {
            return true
        }
        return inFlow && value.unicodeScalars.contains { ",[]{}".unicodeScalars.contains($0) }
    }

    /// Returns true if all of it is in one pair of quotes.
    static func isQuoted(_ value: String) -> Bool {
        let scalars = value.unicodeScalars
        guard let quote = scalars.first, quote == "\"" || quote == "'", scalars.count > 1, scalars.last == quote else {
            return false
        }
        return !scalars.dropFirst().dropLast().contains(quote)
    }

    /// Returns true for a list that ends where the value ends, of plain texts: `[Recipe]`, `[String: Int]`.
    private static func isPlainList(_ value: String.UnicodeScalarView) -> Bool {
        guard value.last == "]" else { return false }
        var depth = 0
        for (position, scalar) in value.enumerated() {
            if scalar == "[" { depth += 1 }
            if scalar == "]" {
                depth -= 1
                if depth == 0, position < value.count - 1 { return false }
            }
            if "{}@`&*!%|\"'".unicodeScalars.contains(scalar) { return false }
        }
        return depth == 0 && !value.elementsEqual("[:]".unicodeScalars)
    }
}
