/// A quick check of a source's bytes: most sources are certainly shallow.
///
/// It reads comments and strings as the lexer does. If it can't know what the lexer will do, such as at a regular
/// expression, its result is uncertain.
struct ByteNesting {
    private struct Text {
        /// The number of `#`s around it.
        var pounds: Int
        var isMultiline: Bool
        /// The parentheses open in the interpolation that is being read.
        var parentheses = 0
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var count: NestingCount
    /// The string literals around the position, outermost first. All but the innermost are suspended in an
    /// interpolation, and it is, too, unless `isInText`.
    private var texts: [Text] = []
    private var isInText = false
    private var isCertain = true
    /// The starts of merge conflicts since the last end of one. For each without an end the lexer reads the whole
    /// rest.
    private var conflicts = 0

    enum Finding: Equatable {
        case shallow
        /// The source is nested too deeply at that offset.
        case tooDeep(Int)
        case uncertain
    }

    static func read(_ bytes: [UInt8]) -> Finding {
        bytes.withUnsafeBufferPointer { bytes in
            // A short source has no path that is too long.
            var scan = ByteNesting(bytes: bytes, count: NestingCount(longestPath: .max, length: bytes.count))
            while scan.position < bytes.count {
                scan.isInText ? scan.readText() : scan.readCode()
                // The lexer's time grows by the square of strings in strings, so that no other look may be had at them.
                if max(scan.texts.count, scan.conflicts) > NestingCount.mostBrackets {
                    return .tooDeep(scan.position - 1)
                }
                if scan.isCertain, scan.count.isTooDeep { return .tooDeep(scan.position - 1) }
            }
            return scan.isCertain ? .shallow : .uncertain
        }
    }

    private mutating func readCode() {
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "("):
            if !texts.isEmpty { texts[texts.count - 1].parentheses += 1 }
            count.open(.round)
        case UInt8(ascii: ")"): closeParenthesis()
        case UInt8(ascii: "["): count.open(.square)
        case UInt8(ascii: "]"): count.close(.square)
        case UInt8(ascii: "{"): count.open(.brace)
        case UInt8(ascii: "}"): count.close(.brace)
        case UInt8(ascii: "<"):
            // Placeholders of an editor, and marks of a merge.
            if next == UInt8(ascii: "#") || next == byte { isCertain = false }
            if beginsLine("<<<<<<< ") { conflicts += 1 }
            count.openAngle()
        case UInt8(ascii: ">"):
            if beginsLine(">>>> ") { conflicts += 1 }
            if beginsLine(">>>>>>> ") { conflicts = 0 }
            if position < 2 || bytes[position - 2] != UInt8(ascii: "-") { count.closeAngle() }
        case UInt8(ascii: ";"): count.endStatement()
        case UInt8(ascii: "/"): readSlash()
        case UInt8(ascii: "\""): openText(pounds: 0)
        case UInt8(ascii: "#"): readPound()
        case UInt8(ascii: "`"): readName()
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            // Only an interpolation within a line's string would end here.
            if !texts.isEmpty { isCertain = false }
        case 0: isCertain = false
        case 0xE2: if next == 0x80 { isCertain = false }
        default: break
        }
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Returns true if the last byte that was read begins a line with the text.
    private func beginsLine(_ text: StaticString) -> Bool {
        let start = position - 1
        guard next == bytes[start], start == 0 || [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[start - 1])
        else { return false }
        return text.withUTF8Buffer { bytes[start...].starts(with: $0) }
    }

    private mutating func closeParenthesis() {
        guard let text = texts.last else { return count.close(.round) }
        count.close(.round)
        if text.parentheses == 0 {
            isInText = true
        } else {
            texts[texts.count - 1].parentheses -= 1
        }
    }

    /// Reads a comment or a division; any other slash might begin a regular expression.
    private mutating func readSlash() {
        switch next {
        case UInt8(ascii: "/"):
            while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
        case UInt8(ascii: "*"): readComment()
        case UInt8(ascii: " "): break
        default: isCertain = false
        }
    }

    private mutating func readComment() {
        var depth = 0
        position -= 1
        while position + 1 < bytes.count {
            if bytes[position] == UInt8(ascii: "/"), bytes[position + 1] == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
        position = bytes.count
    }

    private mutating func readPound() {
        var pounds = 1
        while next == UInt8(ascii: "#") {
            pounds += 1
            position += 1
        }
        switch next {
        case UInt8(ascii: "\""):
            position += 1
            openText(pounds: pounds)
        case UInt8(ascii: "/"), UInt8(ascii: "!"): isCertain = false
        default:
            if bytes[position...].starts(with: "if".utf8) { count.open(.directive) }
            if bytes[position...].starts(with: "endif".utf8) { count.close(.directive) }
        }
    }

    /// Reads a name in back-ticks, which may hold anything.
    private mutating func readName() {
        while let byte = next, byte != UInt8(ascii: "`") {
            position += 1
            if !byte.isWordByte { isCertain = false }
        }
        position += 1
    }

    /// Opens a string after its first quote.
    private mutating func openText(pounds: Int) {
        var isMultiline = false
        if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\""), bytes[position + 1] == UInt8(ascii: "\"")
        {
            isMultiline = true
            position += 2
            if next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { isCertain = false }
        }
        texts.append(Text(pounds: pounds, isMultiline: isMultiline))
        isInText = true
    }

    private mutating func readText() {
        guard let text = texts.last else { return isInText = false }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\\"):
            guard pass(text.pounds, of: UInt8(ascii: "#")) else { return }
            if next == UInt8(ascii: "(") {
                position += 1
                isInText = false
                count.open(.round)
            } else {
                position += 1
            }
        case UInt8(ascii: "\""):
            if text.isMultiline, !pass(2, of: byte) { return }
            if pass(text.pounds, of: UInt8(ascii: "#")) { closeText() }
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            if !text.isMultiline {
                isCertain = false
                closeText()
            }
        default: break
        }
    }

    private mutating func closeText() {
        texts.removeLast()
        isInText = false
    }

    /// Moves past this many of a byte if they come next, and returns true if so.
    private mutating func pass(_ number: Int, of byte: UInt8) -> Bool {
        let end = position + number
        guard end <= bytes.count, bytes[position..<end].allSatisfy({ $0 == byte }) else { return false }
        position = end
        return true
    }
}
