/// Text as Swift string literals.
public enum SwiftStringLiteral {
    /// Returns the literal whose value is `text`, on one line.
    ///
    /// For example: `say "hi"` gives `"say \"hi\""`.
    public static func quoting(_ text: String) -> String {
        "\"\(text.inSwiftLiteral)\""
    }

    /// Returns true if the text is quoted like a Swift string literal.
    static func isLiteral(_ text: String) -> Bool {
        let inner = text.drop { $0 == "#" }
        let hashes = text.count - inner.count
        guard inner.hasPrefix("\""), text.hasSuffix("\"" + String(repeating: "#", count: hashes)) else { return false }
        return inner.count >= 2 + hashes
    }
}
