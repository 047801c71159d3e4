/// The part of a declaration before its keyword.
struct PlainHead {
    /// The first token of the declaration.
    let start: PlainToken
    var attributes: [Range<Int>] = []
    /// Access levels and the other modifiers of protocols.
    var modifiers: [Range<Int>] = []
    /// True if an attribute has arguments that are copied unchanged.
    var hasValues = false
    /// True if an attribute has arguments of an unknown kind.
    var hasUnknownValues = false
    /// True if it can't continue the token before it.
    let beginsStatement: Bool

    init(start: PlainToken, isFirst: Bool) {
        self.start = start
        beginsStatement = isFirst || start.beginsLine
    }
}

extension PlainReader {
    /// `@MainActor`, `@available(iOS 17, *)`.
    mutating func readAttribute(to head: inout PlainHead) throws(NotPlain) {
        let start = lexer.token
        try lexer.advance()
        guard lexer.token.kind == .word, lexer.token.start == start.end else { throw NotPlain() }
        let takesValues =
            lexer.isWord("available") || lexer.isWord("objc") || lexer.isWord("_spi") || lexer.isWord("preconcurrency")
        try lexer.advance()
        while lexer.token.isSign("."), lexer.token.start == lexer.previousEnd {
            try lexer.advance()
            guard lexer.token.kind == .word else { throw NotPlain() }
            try lexer.advance()
        }
        if lexer.token.isSign("<") { head.hasUnknownValues = true }
        if lexer.token.isSign("("), !lexer.token.beginsLine {
            if !takesValues || lexer.token.start != lexer.previousEnd { head.hasUnknownValues = true }
            try lexer.skipGroup()
            head.hasValues = true
        }
        head.attributes.append(start.start..<lexer.previousEnd)
    }

    /// Reads a modifier; returns false if the current word isn't one.
    mutating func readModifier(to head: inout PlainHead) throws(NotPlain) -> Bool {
        guard isModifier else { return false }
        let range = lexer.token.start..<lexer.token.end
        try lexer.advance()
        // `private(set)`
        if lexer.token.isSign("("), !lexer.token.beginsLine {
            try lexer.skipGroup()
            head.hasUnknownValues = true
        }
        head.modifiers.append(range)
        return true
    }

    private var isModifier: Bool {
        switch lexer.bytes[lexer.token.start] {
        case UInt8(ascii: "p"):
            lexer.isWord("public") || lexer.isWord("private") || lexer.isWord("package")
        case UInt8(ascii: "i"): lexer.isWord("internal") || lexer.isWord("indirect")
        case UInt8(ascii: "f"): lexer.isWord("fileprivate") || lexer.isWord("final")
        case UInt8(ascii: "n"): lexer.isWord("nonisolated")
        case UInt8(ascii: "o"): lexer.isWord("open")
        default: false
        }
    }
}
