/// Text as YAML reads it back, be it in brackets or not.
enum ScalarText {
    static func written(_ text: String, inBrackets: Bool = true) -> String {
        isPlain(text, inBrackets: inBrackets) ? text : quoted(text)
    }

    /// In double quotes; in single ones where it holds double ones or backslashes itself.
    static func quoted(_ text: String) -> String {
        if text.unicodeScalars.contains(where: \.isControl) { return escaped(text) }
        guard text.contains("\"") || text.contains("\\") else { return "\"\(text)\"" }
        return "'\(text.replacing("'", with: "''"))'"
    }

    /// Only what is beyond doubt: a pair of quotes too many does no harm.
    private static func isPlain(_ text: String, inBrackets: Bool) -> Bool {
        guard let first = text.utf8.first, let last = text.utf8.last, !["null", "~"].contains(text) else {
            return false
        }
        guard first.isWordLetter || first == UInt8(ascii: "."), last != UInt8(ascii: " ") else { return false }
        guard !text.contains(" #") else { return false }
        return text.utf8.allSatisfy { byte in
            byte.isWordLetter || harmless.contains(byte) || (!inBrackets && harmlessInLines.contains(byte))
        }
    }

    private static let harmless = Set(" .-/?!()<>&=+*;@#'\"%|^".utf8)

    private static let harmlessInLines = Set(",[]{}".utf8)

    private static func escaped(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.isControl:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension UInt8 {
    /// A letter, a digit, an underscore, or part of what isn't ASCII.
    var isWordLetter: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
            || self == UInt8(ascii: "_") || self >= 0x80
    }
}

extension Unicode.Scalar {
    /// Of Unicode's first plane, as all of them are.
    fileprivate var isControl: Bool {
        value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
    }
}
