/// Walks over the bytes of a source as the lexer does, as far as that is certain. What it passes isn't looked into: it only knows
/// where strings, comments and brackets end.
struct CodeCursor {
    /// Only the parser can tell.
    struct Unsure: Error {}

    let source: UnsafeBufferPointer<UInt8>
    var position = 0
    /// The byte behind what was passed last, blanks and comments left out.
    var end = 0
    /// How many brackets that are being passed are open around the place, also of strings in strings.
    var depth = 0

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
    }

    /// The byte at the place; 0 behind the last one.
    var byte: UInt8 { position < source.count ? source[position] : 0 }
    var isAtEnd: Bool { position >= source.count }

    func byte(at distance: Int) -> UInt8 {
        position + distance < source.count ? source[position + distance] : 0
    }

    func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

    /// Passes a byte of the code.
    mutating func step() {
        position += 1
        end = position
    }

    /// - Returns: whether a line ended.
    @discardableResult
    mutating func skipBlanks() throws(Unsure) -> Bool {
        var endsLine = false
        while position < source.count {
            switch source[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                endsLine = true
                position += 1
            case UInt8(ascii: "/") where byte(at: 1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where byte(at: 1) == UInt8(ascii: "*"): if try skipComment() { endsLine = true }
            default: return endsLine
            }
        }
        return endsLine
    }

    mutating func skipSpaces() {
        while byte == UInt8(ascii: " ") { position += 1 }
    }

    /// Up to the end of the line.
    mutating func skipLine() {
        while position < source.count, source[position] != UInt8(ascii: "\n"), source[position] != UInt8(ascii: "\r") {
            position += 1
        }
    }

    /// - Returns: whether it has several lines.
    private mutating func skipComment() throws(Unsure) -> Bool {
        let start = position
        var depth = 0
        repeat {
            guard position + 1 < source.count else { throw Unsure() }
            switch (source[position], source[position + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                position += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                position += 2
            default: position += 1
            }
        } while depth > 0
        return hasSeveralLines(start..<position)
    }

    func hasSeveralLines(_ range: Range<Int>) -> Bool {
        source[range].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }

    /// Passes a name or a number; empty where there is none.
    mutating func word() throws(Unsure) -> Range<Int> {
        let start = position
        while position < source.count, source[position].isOfPlainName { position += 1 }
        // Back-ticks, and letters of other alphabets.
        if byte == UInt8(ascii: "`") || byte >= 0x80 { throw Unsure() }
        if position > start { end = position }
        return start..<position
    }
}

extension UInt8 {
    /// Of a name or a number.
    var isOfPlainName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
