extension CodeCursor {
    /// Words after which a value continues on the next line.
    private static let openWords: Set = [
        "as", "await", "consume", "copy", "else", "if", "in", "is", "return", "switch", "throw", "try", "unsafe",
    ]

    /// Skips the default value of a parameter.
    mutating func skipArgument() throws(Unsure) {
        try skipBlanks()
        while byte != UInt8(ascii: ","), byte != UInt8(ascii: ")") {
            if isAtEnd { throw Unsure() }
            try skipPiece()
            try skipBlanks()
        }
    }

    /// Skips the value of a property, or the target of a type alias, up to the next declaration.
    mutating func skipValue() throws(Unsure) {
        var isOpen = true
        while true {
            let endsLine = try skipBlanks()
            if isAtEnd || byte == UInt8(ascii: "}") { break }
            if endsLine, !isOpen {
                if try mayBeginDeclaration() { break }
                // A chain of calls, or an operator, goes on.
                guard [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "+")].contains(byte) else { throw Unsure() }
            } else if endsLine, try mayBeginDeclaration() {
                throw Unsure()
            }
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") { throw Unsure() }
            let (start, wasOpen) = (position, isOpen)
            isOpen = !isEndOfOperand(byte, isBehindOperand: !isOpen && end == position)
            try skipPiece()
            guard source[start].isOfWord else { continue }
            let word = text(start..<position)
            if Self.openWords.contains(word) { isOpen = true }
            // The next declaration, without anything between.
            if !wasOpen, DeclarationHead.keywords.contains(word) { throw Unsure() }
        }
        if isOpen { throw Unsure() }
    }

    /// Returns true if a value may end with a token that begins with this byte.
    private func isEndOfOperand(_ byte: UInt8, isBehindOperand: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""): true
        // Behind a blank or another sign it is a part of an operator between two operands.
        case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">"): isBehindOperand
        default: byte.isOfWord
        }
    }

    private mutating func skipPiece() throws(Unsure) {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): try skipBrackets()
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): throw Unsure()
        case UInt8(ascii: "\""): try skipString()
        case UInt8(ascii: "#"):
            step()
            if try word().isEmpty { throw Unsure() }
        case UInt8(ascii: "/"):
            guard byte(at: 1) == UInt8(ascii: " ") else { throw Unsure() }
            step()
        case UInt8(ascii: "`"), UInt8(ascii: "\\"), 0, 0x80...: try skipKeyPath()
        case UInt8(ascii: "<") where position > 0 && end == position && source[position - 1].isOfWord:
            if let end = endOfArguments { (position, self.end) = (end, end) } else { step() }
        default: if byte.isOfWord { _ = try word() } else { step() }
        }
    }

    /// The offset after the generic arguments that begin here, if an initializer is called behind them:
    /// `<Int, [Jar.ID]>` of `Box<Int, [Jar.ID]>()`. What else looks like them may be a comparison.
    private var endOfArguments: Int? {
        var (place, open) = (position, 0)
        while place < source.count {
            switch source[place] {
            case UInt8(ascii: "<"): open += 1
            case UInt8(ascii: ">"):
                open -= 1
                if open == 0 {
                    return place + 1 < source.count && source[place + 1] == UInt8(ascii: "(") ? place + 1 : nil
                }
            case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: " "), UInt8(ascii: "["), UInt8(ascii: "]"): break
            default: if !source[place].isOfWord { return nil }
            }
            place += 1
        }
        return nil
    }

    /// Skips `\.dismiss`; nothing else may begin with a backslash.
    private mutating func skipKeyPath() throws(Unsure) {
        guard byte == UInt8(ascii: "\\") else { throw Unsure() }
        step()
    }

    /// Returns true if an attribute, a modifier, a declaration keyword, a directive or the end comes next.
    func mayBeginDeclaration() throws(Unsure) -> Bool {
        if isAtEnd || [UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "}")].contains(byte) { return true }
        var ahead = self
        guard byte.isOfWord else { return false }
        let name = ahead.text(try ahead.word())
        return DeclarationHead.modifierNames.contains(name) || DeclarationHead.keywords.contains(name)
            || name == "subscript" || name == "associatedtype"
    }
}
