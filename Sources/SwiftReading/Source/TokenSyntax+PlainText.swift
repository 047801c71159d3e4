public import SwiftSyntax

extension TokenSyntax {
    /// The text without back-ticks.
    public var plainText: String {
        let text = text
        return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
}
