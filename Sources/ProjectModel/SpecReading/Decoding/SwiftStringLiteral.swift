import Basics

/// Text as a Swift string literal.
public enum SwiftStringLiteral {
    /// The literal whose value is `text`, on one line.
    ///
    /// For example: `say "hi"` gives `"say \"hi\""`.
    public static func quoting(_ text: String) -> String {
        "\"\(text.inSwiftLiteral)\""
    }

    /// Whether the text is in quotes as a Swift string literal is.
    static func isLiteral(_ text: String) -> Bool {
        let inner = text.drop { $0 == "#" }
        let hashes = text.count - inner.count
        guard inner.hasPrefix("\""), text.hasSuffix("\"" + String(repeating: "#", count: hashes)) else { return false }
        return inner.count >= 2 + hashes
    }
}
