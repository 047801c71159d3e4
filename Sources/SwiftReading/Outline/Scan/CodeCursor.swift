/// Moves over the bytes of a source as the lexer does, as far as that is certain. It doesn't look into what it skips:
/// it only knows where strings, comments and brackets end.
struct CodeCursor {
    /// An error: only the parser can tell.
    struct Unsure: Error {}

    let source: UnsafeBufferPointer<UInt8>
    var position = 0
    /// The offset after the last token that was read, without spaces and comments.
    var end = 0
    /// The number of open brackets around the position while brackets are skipped, including those of strings in
    /// strings.
    var depth = 0

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
    }

    /// The byte at the position; 0 at the end.
    var byte: UInt8 { position < source.count ? source[position] : 0 }
    var isAtEnd: Bool { position >= source.count }

    func byte(at distance: Int) -> UInt8 {
        position + distance < source.count ? source[position + distance] : 0
    }

    func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

    /// Moves past a byte of code.
    mutating func step() {
        position += 1
        end = position
    }

    /// - Returns: true if a line ended.
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

    /// Skips the rest of the line.
    mutating func skipLine() {
        while position < source.count, source[position] != UInt8(ascii: "\n"), source[position] != UInt8(ascii: "\r") {
            position += 1
        }
    }

    /// - Returns: true if it spans several lines.
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

    /// Reads a name or a number; the range is empty if there is none.
    mutating func word() throws(Unsure) -> Range<Int> {
        let start = position
        while position < source.count, source[position].isOfWord { position += 1 }
        // Back-ticks, and letters of other alphabets.
        if byte == UInt8(ascii: "`") || byte >= 0x80 { throw Unsure() }
        if position > start { end = position }
        return start..<position
    }
}
