/// Text in quotes, as YAML reads it back.
public enum YAMLText {
    /// Whether YAML takes all of it as it is, in quotes at least.
    public static func isReadable(_ text: String) -> Bool { !text.unicodeScalars.contains(where: isUnreadable) }

    /// In double quotes; in single ones where it holds double ones or backslashes itself.
    ///
    /// For example: `[Recipe]?` gives `"[Recipe]?"`, and `""` gives `'""'`.
    public static func quoted(_ text: String) -> String {
        guard isReadable(text) else { return escaped(text) }
        let hasMarks = text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        return hasMarks ? inSingleQuotes(text) : "\"\(text)\""
    }

    /// In single quotes wherever those can hold it.
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

    /// What YAML doesn't take as it is, or takes for the end of a line, and what nobody would see.
    private static func isUnreadable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: scalar.isControl || scalar.turnsText
        }
    }
}
