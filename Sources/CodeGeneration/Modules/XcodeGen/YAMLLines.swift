/// Writes a value as lines of a YAML document in block style, in which every text is read as a text again.
///
/// For example: `YAMLLines.lines(of: .object([("version", .text("1.0"))]))` is `[#"version: "1.0""#]`.
enum YAMLLines {
    static func lines(of value: JSONValue) -> [String] {
        switch value {
        case .object(let members) where !members.isEmpty:
            members.flatMap { entry(scalar($0.name) + ":", $0.value) }
        case .list(let items) where !items.isEmpty:
            items.flatMap(item)
        default: [inline(value)]
        }
    }

    private static func entry(_ key: String, _ value: JSONValue) -> [String] {
        isInline(value) ? ["\(key) \(inline(value))"] : [key] + lines(of: value).map { "  " + $0 }
    }

    private static func item(_ value: JSONValue) -> [String] {
        lines(of: value).enumerated().map { ($0.offset == 0 ? "- " : "  ") + $0.element }
    }

    /// Returns true if the value is on the line of its key.
    private static func isInline(_ value: JSONValue) -> Bool {
        switch value {
        case .object(let members): members.isEmpty
        case .list(let items): items.isEmpty
        case .null, .flag, .number, .text: true
        }
    }

    private static func inline(_ value: JSONValue) -> String {
        switch value {
        case .text(let text): scalar(text)
        case .object: "{}"
        // JSON's way to write them is YAML's too.
        case .null, .flag, .number, .list: value.text(indents: false)
        }
    }

    /// Returns plain text if no YAML 1.1 or 1.2 reader could take it for something else; otherwise a JSON string.
    static func scalar(_ text: String) -> String {
        isPlain(text) ? text : JSONValue.text(text).text(indents: false)
    }

    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first) else { return false }
        let hasPlainSigns = text.utf8.allSatisfy {
            isLetter($0) || (0x30...0x39).contains($0) || "./-".utf8.contains($0)
        }
        return hasPlainSigns && !words.contains(text.lowercased())
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): true
        default: false
        }
    }

    /// The words that YAML 1.1 reads as booleans or null.
    private static let words: Set<String> = ["true", "false", "yes", "no", "on", "off", "y", "n", "null"]
}
