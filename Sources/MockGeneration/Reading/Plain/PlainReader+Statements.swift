import SwiftReading

extension PlainReader {
    /// `public import struct Foundation.Data`.
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

    /// `typealias Completion = (Result<Void, any Error>) -> Void`.
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

    /// A name that means nothing else.
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

    /// Nothing of the statement may follow.
    func requireEnd() throws(NotPlain) {
        let token = lexer.token
        guard token.kind == .end || token.isSign("}") || token.beginsLine && token.beginsDeclaration else {
            throw NotPlain()
        }
    }

    /// The annotation in the comments of a declaration: before it, behind its attributes, and on the line of its brace.
    ///
    /// - Parameters:
    ///   - brace: from the opening brace to the end of its line.
    ///   - end: where the closing brace ends, if it stands on that line as well and nothing in between.
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
