/// Writes JSON to a buffer, member by member, in the order it is told.
struct JSONWriter {
    private var bytes: [UInt8] = []
    private let indents: Bool
    private var depth = 0
    /// Whether a value would be the first in what is open.
    private var isFirst = true

    init(indents: Bool) {
        self.indents = indents
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func object(_ members: (inout JSONWriter) -> Void) {
        enclose("{", "}", members)
    }

    /// The name of a member, whose value is to be written next.
    mutating func name(_ name: String) {
        separate()
        string(name)
        bytes += (indents ? ": " : ":").utf8
    }

    mutating func member(_ name: String, _ value: String) {
        self.name(name)
        string(value)
    }

    mutating func member(_ name: String, _ value: Bool) {
        self.name(name)
        bytes += (value ? "true" : "false").utf8
    }

    mutating func member<Element>(
        _ name: String,
        _ elements: [Element],
        _ write: (Element, inout JSONWriter) -> Void
    ) {
        self.name(name)
        enclose("[", "]") { writer in
            for element in elements {
                writer.separate()
                write(element, &writer)
            }
        }
    }

    private mutating func enclose(_ opening: String, _ closing: String, _ content: (inout JSONWriter) -> Void) {
        bytes += opening.utf8
        depth += 1
        isFirst = true
        content(&self)
        depth -= 1
        if !isFirst { breakLine() }
        bytes += closing.utf8
        isFirst = false
    }

    private mutating func separate() {
        if !isFirst { bytes += ",".utf8 }
        isFirst = false
        breakLine()
    }

    private mutating func breakLine() {
        guard indents else { return }
        bytes.append(0x0A)
        bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
    }

    private mutating func string(_ text: String) {
        bytes.append(0x22)
        for scalar in text.unicodeScalars { escape(scalar) }
        bytes.append(0x22)
    }

    private mutating func escape(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": bytes += "\\\"".utf8
        case "\\": bytes += "\\\\".utf8
        case "\n": bytes += "\\n".utf8
        case "\r": bytes += "\\r".utf8
        case "\t": bytes += "\\t".utf8
        // JSON asks for the first range only; the others could drive a terminal or break a line of JavaScript.
        case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
            let digits = String(scalar.value, radix: 16)
            bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
        default: bytes += UTF8.encode(scalar).map { Array($0) } ?? []
        }
    }
}
