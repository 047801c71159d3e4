/// Text in quotes, as YAML reads it back.
public enum YAMLQuoting {
    /// The text in double quotes; in single ones where it holds double ones or backslashes itself.
    ///
    /// For example: `[Recipe]?` gives `"[Recipe]?"`, and `""` gives `'""'`.
    public static func quoted(_ text: String) -> String {
        if text.unicodeScalars.contains(where: isControl) { return escaped(text) }
        guard text.contains("\"") || text.contains("\\") else { return "\"\(text)\"" }
        return "'\(text.replacing("'", with: "''"))'"
    }

    private static func escaped(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where isControl(scalar):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// All of them are of Unicode's first plane.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029
    }
}
