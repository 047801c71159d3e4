/// Text in quotes, as YAML reads it back.
public enum YAMLText {
    /// Returns true if YAML can read all of it unescaped, at least in quotes.
    public static func isReadable(_ text: String) -> Bool { !text.unicodeScalars.contains(where: isUnreadable) }

    /// Returns the text in double quotes, or in single quotes if it has double quotes or backslashes itself.
    ///
    /// For example: `[Recipe]?` gives `"[Recipe]?"`, and `""` gives `'""'`.
    public static func quoted(_ text: String) -> String {
        guard isReadable(text) else { return escaped(text) }
        let hasMarks = text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        return hasMarks ? inSingleQuotes(text) : "\"\(text)\""
    }

    /// Returns the text in single quotes if they can hold it.
    public static func singleQuoted(_ text: String) -> String {
        isReadable(text) ? inSingleQuotes(text) : escaped(text)
    }

    private static func inSingleQuotes(_ text: String) -> String { "'\(text.replacingScalar("'", with: "''"))'" }

    private static func escaped(_ text: String) -> String {
        let escaped = text.changingScalars { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n": "\\n"
            case "\t": "\\t"
            // All of them are of Unicode's first plane.
            case _ where isUnreadable(scalar): "\\u\(scalar.hexadecimal(digits: 4))"
            default: nil
            }
        }
        return "\"\(escaped)\""
    }

    /// Returns true if YAML rejects the scalar or takes it for a line break, or if it is invisible.
    private static func isUnreadable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: scalar.isControl || scalar.turnsText
        }
    }
}
