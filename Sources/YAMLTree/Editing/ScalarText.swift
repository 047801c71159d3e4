/// Text as YAML reads it back, in brackets or not.
enum ScalarText {
    static func written(_ text: String, inBrackets: Bool = true) -> String {
        isPlain(text, inBrackets: inBrackets) ? text : YAMLQuoting.quoted(text)
    }

    /// Returns true only if it is beyond doubt: needless quotes do no harm.
    private static func isPlain(_ text: String, inBrackets: Bool) -> Bool {
        guard let first = text.utf8.first, let last = text.utf8.last, !["null", "~"].contains(text) else {
            return false
        }
        guard first.isWordByte || first == UInt8(ascii: "."), last != UInt8(ascii: " ") else { return false }
        guard !text.containsBytes(of: " #"), YAMLText.isReadable(text) else { return false }
        return text.utf8.allSatisfy { byte in
            byte.isWordByte || harmless.contains(byte) || (!inBrackets && harmlessInLines.contains(byte))
        }
    }

    private static let harmless = Set(" .-/?!()<>&=+*;@#'\"%|^".utf8)

    private static let harmlessInLines = Set(",[]{}".utf8)
}
