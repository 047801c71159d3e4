/// Reads the most common types of specs without a parser: `Int64`, `Recipe.ID?`, `[Recipe]`, `[String: Int]`.
///
/// It returns `nil` for anything else, right or wrong.
enum PlainTypeScanner {
    static func read(_ text: String) -> TypeShape? {
        var bytes = text.utf8[...]
        guard bytes.count <= FragmentScan.maximumLength else { return nil }
        guard let type = type(&bytes), bytes.isEmpty else { return nil }
        return type
    }

    private static func type(_ bytes: inout Substring.UTF8View) -> TypeShape? {
        guard var shape = bytes.first == UInt8(ascii: "[") ? collection(&bytes) : name(&bytes) else { return nil }
        if bytes.first == UInt8(ascii: "?") {
            bytes.removeFirst()
            shape = .optional(shape)
        }
        return shape
    }

    /// Reads a collection. Its parts are only names, so that nothing nests.
    private static func collection(_ bytes: inout Substring.UTF8View) -> TypeShape? {
        bytes.removeFirst()
        guard let first = name(&bytes) else { return nil }
        var shape = TypeShape.array(first)
        if bytes.first == UInt8(ascii: ":") {
            bytes.removeFirst()
            bytes = bytes.drop { $0 == UInt8(ascii: " ") }
            guard let value = name(&bytes) else { return nil }
            shape = .dictionary(key: first, value: value)
        }
        guard bytes.first == UInt8(ascii: "]") else { return nil }
        bytes.removeFirst()
        return shape
    }

    private static func name(_ bytes: inout Substring.UTF8View) -> TypeShape? {
        var segments: [TypeShape.Segment] = []
        while true {
            guard let segment = identifier(&bytes) else { return nil }
            segments.append(TypeShape.Segment(name: segment))
            guard bytes.first == UInt8(ascii: ".") else { return .named(segments) }
            bytes.removeFirst()
        }
    }

    /// Reads an ASCII identifier that has no special meaning in types.
    private static func identifier(_ bytes: inout Substring.UTF8View) -> String? {
        let word = bytes.prefix(while: \.isOfWord)
        guard let first = word.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return nil }
        guard word.count <= SwiftIdentifier.maximumLength else { return nil }
        let text = String(Substring(word))
        if text == "_" || Keywords.impossibleTypes.contains(text) { return nil }
        if Keywords.needingBackticks(as: .type).contains(text) || text.first?.isLowercase == true { return nil }
        bytes = bytes[word.endIndex...]
        return text
    }
}
