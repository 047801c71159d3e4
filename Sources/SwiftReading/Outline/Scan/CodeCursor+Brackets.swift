extension CodeCursor {
    /// The deepest nesting of brackets, far below the limits of the parser and of a thread's stack.
    private static let mostBrackets = 32

    /// Skips brackets and everything between them.
    mutating func skipBrackets() throws(Unsure) {
        var closing: [UInt8] = []
        repeat {
            guard position < source.count, depth < Self.mostBrackets else { throw Unsure() }
            let byte = source[position]
            switch byte {
            case UInt8(ascii: "("): open(UInt8(ascii: ")"), &closing)
            case UInt8(ascii: "["): open(UInt8(ascii: "]"), &closing)
            case UInt8(ascii: "{"): open(UInt8(ascii: "}"), &closing)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard closing.popLast() == byte else { throw Unsure() }
                depth -= 1
            default:
                try skipToken(byte)
                continue
            }
            position += 1
        } while !closing.isEmpty
        end = position
    }

    private mutating func open(_ byte: UInt8, _ closing: inout [UInt8]) {
        closing.append(byte)
        depth += 1
    }

    /// Skips a string, a comment, or any other byte.
    private mutating func skipToken(_ byte: UInt8) throws(Unsure) {
        switch byte {
        case UInt8(ascii: "\""): try skipString()
        case UInt8(ascii: "/"):
            let next = self.byte(at: 1)
            if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
                try skipBlanks()
            } else {
                try skipDivision()
            }
        case UInt8(ascii: "#"):
            // Raw strings, regular expressions, placeholders of an editor.
            let next = self.byte(at: 1)
            guard next.isOfWord else { throw Unsure() }
            position += 1
        case UInt8(ascii: "`"), UInt8(ascii: "'"): throw Unsure()
        // Curly quotes, which the lexer takes for those of a string.
        case 0xE2 where self.byte(at: 1) == 0x80: throw Unsure()
        case UInt8(ascii: "<"), UInt8(ascii: ">"):
            // Marks of a merge.
            if self.byte(at: 1) == byte, self.byte(at: 2) == byte, self.byte(at: 3) == byte { throw Unsure() }
            position += 1
        default: position += 1
        }
    }

    /// Skips a division; any other slash might begin a regular expression.
    private mutating func skipDivision() throws(Unsure) {
        let isSpaced = position > 0 && source[position - 1] == UInt8(ascii: " ")
        guard isSpaced, byte(at: 1) == UInt8(ascii: " ") else { throw Unsure() }
        position += 1
    }

    mutating func skipString() throws(Unsure) {
        let quote = UInt8(ascii: "\"")
        let isMultiline = byte(at: 1) == quote && byte(at: 2) == quote
        position += isMultiline ? 3 : 1
        if isMultiline, byte != UInt8(ascii: "\n") { throw Unsure() }
        while position < source.count {
            switch source[position] {
            case UInt8(ascii: "\\"):
                position += 1
                if byte == UInt8(ascii: "(") {
                    let start = position
                    try skipBrackets()
                    if !isMultiline, hasSeveralLines(start..<position) { throw Unsure() }
                } else {
                    position += 1
                }
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                guard isMultiline else { throw Unsure() }
                position += 1
            case quote where !isMultiline:
                position += 1
                end = position
                return
            case quote where byte(at: 1) == quote && byte(at: 2) == quote:
                position += 3
                end = position
                return
            default: position += 1
            }
        }
        throw Unsure()
    }
}
