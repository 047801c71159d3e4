/// A word of a command that is shown to be copied.
public enum ShellWord {
    private static let harmless = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/._-+@%:=,".utf8
    )

    /// For example: `my pantry` is `'my pantry'`.
    public static func quoted(_ text: String) -> String {
        if !text.isEmpty, text.utf8.allSatisfy(harmless.contains) { return text }
        if text.unicodeScalars.contains(where: \.isUnseen) { return escaped(text) }
        return "'\(text.replacingScalar("'", with: "'\\''"))'"
    }

    /// The same for a path, which would be an option if it began with a dash. For example: `-app` is `./-app`.
    public static func path(_ path: String) -> String { quoted(path.hasPrefix("-") ? "./\(path)" : path) }

    /// What can't be seen would be lost when it is copied, or change the line that it is copied from.
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
