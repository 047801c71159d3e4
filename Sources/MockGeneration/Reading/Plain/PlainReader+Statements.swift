extension PlainReader {
    /// Reads `public import struct Foundation.Data`.
    mutating func readImport(_ head: PlainHead) throws(NotPlain) {
        try lexer.advance()
        if isImportKind { try lexer.advance() }
        while true {
            guard lexer.token.kind == .word, !lexer.token.beginsLine else { throw NotPlain() }
            try lexer.advance()
            guard lexer.token.isSign(".") else { break }
            try lexer.advance()
        }
        try requireEnd()
        guard !head.hasUnknownValues else { throw NotPlain() }
        result.imports.append(ImportModel(text: lexer.text(head.start.start..<lexer.previousEnd)))
    }

    private var isImportKind: Bool {
        lexer.isWord("struct") || lexer.isWord("class") || lexer.isWord("enum") || lexer.isWord("protocol")
            || lexer.isWord("func") || lexer.isWord("var") || lexer.isWord("let") || lexer.isWord("typealias")
    }

    /// Reads `typealias Completion = (Result<Void, any Error>) -> Void`.
    mutating func readAlias() throws(NotPlain) {
        try lexer.advance()
        let name = try readName()
        // Generic ones aren't looked at.
        if lexer.token.isSign("<") { return }
        try readSign("=")
        let type = try readType()
        try requireEnd()
        result.aliases.append((name, type))
    }

    /// Reads a name without any other meaning.
    mutating func readName() throws(NotPlain) -> String {
        guard lexer.token.kind == .word, !lexer.bytes[lexer.token.start].isDigit else { throw NotPlain() }
        let name = lexer.text
        if PlainWords.isSpecial(name) { throw NotPlain() }
        try lexer.advance()
        return name
    }

    mutating func readSign(_ sign: Unicode.Scalar) throws(NotPlain) {
        guard lexer.token.isSign(sign) else { throw NotPlain() }
        try lexer.advance()
    }

    /// Checks that the statement doesn't continue.
    func requireEnd() throws(NotPlain) {
        let token = lexer.token
        guard token.kind == .end || token.isSign("}") || token.beginsLine && token.beginsDeclaration else {
            throw NotPlain()
        }
    }

    /// Returns the annotation in a declaration's comments: before it, after its attributes, on the line of its brace.
    ///
    /// - Parameters:
    ///   - brace: the range from the opening brace to the end of its line.
    ///   - end: the end of the closing brace, if it directly follows on that line.
    func mark(_ head: PlainHead, _ brace: Range<Int>, end: Int?) -> MockMark? {
        var mark: MockMark?
        for comment in lexer.comments {
            let (start, limit) = (comment.range.lowerBound, comment.range.upperBound)
            let isBefore = start >= head.start.lead && limit <= brace.lowerBound
            let isBehind = start > brace.lowerBound && limit <= brace.upperBound
            let isBehindEnd = end.map { start >= $0 && limit <= lexer.token.lead && comment.isTrailing } ?? false
            guard isBefore || isBehind || isBehindEnd else { continue }
            mark = MarkReader.read(lexer.text(comment.range), at: Place(file: file, offset: start)) ?? mark
        }
        return mark
    }
}
