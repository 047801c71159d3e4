/// A JSON value whose members keep their order, so that the same value always gives the same text.
///
/// For example: `JSONValue.object([("name", .text("Kitchen"))]).text(indents: false)` is `{"name":"Kitchen"}`.
public indirect enum JSONValue: Sendable {
    case null
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([JSONValue])
    case object([(name: String, value: JSONValue)])

    /// Returns the value as text.
    ///
    /// - Parameter indents: true if each member gets its own line, indented by two spaces.
    public func text(indents: Bool) -> String {
        var writer = JSONWriter(indents: indents)
        writer.write(self)
        return writer.text
    }
}

extension JSONValue {
    public static func text(_ string: String?) -> JSONValue { string.map { .text($0) } ?? .null }
    public static func texts(_ strings: [String]) -> JSONValue { .list(strings.map { .text($0) }) }

    /// Returns an object without members that are `null` or an empty list.
    public static func sparse(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
        sparse(ofMembers: Array(members))
    }

    public static func sparse(ofMembers members: [(key: String, value: JSONValue)]) -> JSONValue {
        .object(members.compactMap { $0.value.saysNothing ? nil : (name: $0.key, value: $0.value) })
    }

    private var saysNothing: Bool {
        switch self {
        case .null: true
        case .list(let items): items.isEmpty
        default: false
        }
    }
}

extension JSONValue: ExpressibleByStringInterpolation {
    public init(stringLiteral text: String) { self = .text(text) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
    public init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension JSONValue: ExpressibleByArrayLiteral {
    public init(arrayLiteral items: JSONValue...) { self = .list(items) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(members.map { (name: $0.0, value: $0.1) })
    }
}

private struct JSONWriter {
    private var bytes: [UInt8] = []
    private let indents: Bool
    private var depth = 0
    /// A line break and the indentation of the deepest line so far.
    private var lineBreak = Array("\n".utf8)

    init(indents: Bool) {
        self.indents = indents
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: bytes += "null".utf8
        case .flag(let flag): bytes += (flag ? "true" : "false").utf8
        case .number(let number): bytes += String(number).utf8
        case .text(let text): write(text)
        case .list(let items): enclose("[", items, "]") { $1.write($0) }
        case .object(let members):
            enclose("{", members, "}") { member, writer in
                writer.write(member.name)
                writer.bytes += (writer.indents ? ": " : ":").utf8
                writer.write(member.value)
            }
        }
    }

    private mutating func enclose<Item>(
        _ opening: String,
        _ items: [Item],
        _ closing: String,
        _ write: (Item, inout JSONWriter) -> Void
    ) {
        bytes += opening.utf8
        depth += 1
        for (position, item) in items.enumerated() {
            if position > 0 { bytes += ",".utf8 }
            breakLine()
            write(item, &self)
        }
        depth -= 1
        if !items.isEmpty { breakLine() }
        bytes += closing.utf8
    }

    private mutating func breakLine() {
        guard indents else { return }
        while lineBreak.count < 2 * depth + 1 { lineBreak.append(UInt8(ascii: " ")) }
        bytes += lineBreak[...(2 * depth)]
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        if Self.isPlain(text) {
            bytes += text.utf8
        } else {
            for scalar in text.unicodeScalars { escape(scalar) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Returns true if nothing in the text has to be escaped, as in most texts.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            var position = 0
            while position < bytes.count {
                let byte = bytes[position]
                guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else {
                    return false
                }
                position += 1
            }
            return true
        } ?? false
    }

    private mutating func escape(_ scalar: Unicode.Scalar) {
        if let escaped = scalar.inJSON {
            bytes += escaped.utf8
        } else {
            bytes += UTF8.encode(scalar).map { Array($0) } ?? []
        }
    }
}
