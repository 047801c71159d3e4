/// Text as a Swift string literal.
public enum SwiftStringLiteral {
    /// The literal whose value is `text`, on one line.
    ///
    /// For example: `say "hi"` gives `"say \"hi\""`.
    public static func quoting(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return "\"" + text + "\"" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.isUnprintable {
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// Of what stands in a literal as it is, nearly all of it.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: " ") && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// Whether the text is in quotes as a Swift string literal is.
    static func isLiteral(_ text: String) -> Bool {
        let inner = text.drop { $0 == "#" }
        let hashes = text.count - inner.count
        guard inner.hasPrefix("\""), text.hasSuffix("\"" + String(repeating: "#", count: hashes)) else { return false }
        return inner.count >= 2 + hashes
    }
}
