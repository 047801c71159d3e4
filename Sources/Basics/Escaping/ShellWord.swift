/// A word of a shell command that is shown to be copied.
public enum ShellWord {
    private static let harmless = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/._-+@%:=,".utf8
    )

    /// Returns the text, in quotes if it needs them. For example: `my pantry` is `'my pantry'`.
    public static func quoted(_ text: String) -> String {
        if !text.isEmpty, text.utf8.allSatisfy(harmless.contains) { return text }
        if text.unicodeScalars.contains(where: \.isUnseen) { return escaped(text) }
        return "'\(text.replacingScalar("'", with: "'\\''"))'"
    }

    /// Returns a quoted path that can't be taken for an option. For example: `-app` is `./-app`.
    public static func path(_ path: String) -> String { quoted(path.hasPrefix("-") ? "./\(path)" : path) }

    /// Returns the text with invisible characters escaped; copying would lose them, or they would change the line.
    private static func escaped(_ text: String) -> String {
        let word = text.changingScalars { scalar in
            switch scalar {
            case "'": "\\'"
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case _ where scalar.isUnseen:
                // Always three digits: what follows may be one as well.
                String(scalar).utf8.map { byte in
                    let digits = String(byte, radix: 8)
                    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
                }.joined()
            default: nil
            }
        }
        return "$'\(word)'"
    }
}
