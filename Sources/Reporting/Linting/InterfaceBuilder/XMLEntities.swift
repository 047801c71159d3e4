/// The predefined entities of XML.
enum XMLEntities {
    private static let named: [(name: String, sign: Character)] = [
        ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
    ]

    /// Returns the text with these entities decoded; others stay as written.
    static func decode(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            let end = rest.prefix(12).firstIndex(of: ";").map { rest.index(after: $0) }
            let entity = end.map { rest[..<$0] } ?? rest.prefix(1)
            result += sign(entity).map(String.init) ?? String(entity)
            rest = rest[entity.endIndex...]
        }
        return result + rest
    }

    private static func sign(_ entity: Substring) -> Character? {
        if let known = named.first(where: { $0.name == entity }) { return known.sign }
        guard entity.hasPrefix("&#") else { return nil }
        let digits = entity.dropFirst(2).dropLast()
        let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map(Character.init)
    }
}
