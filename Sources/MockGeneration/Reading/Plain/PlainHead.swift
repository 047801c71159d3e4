/// What stands before a declaration's keyword.
struct PlainHead {
    /// The first token of the declaration.
    let start: PlainToken
    var attributes: [Range<Int>] = []
    /// Access levels, and what else may stand before a protocol.
    var modifiers: [Range<Int>] = []
    /// An attribute has values that are taken as they are.
    var hasValues = false
    /// An attribute has values that may be anything.
    var hasUnknownValues = false
    /// The token before it can't go on with it.
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

    /// Whether the word at hand is a modifier; then it is read.
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
