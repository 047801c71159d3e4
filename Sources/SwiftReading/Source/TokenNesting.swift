import SwiftParser
import SwiftSyntax

/// Finds the place where a source is nested too deeply, from its tokens.
///
/// The parser itself only limits brackets. It also recurses after `try`, `->`, `else if`, a generic angle bracket and
/// more, so that every token counts unless it certainly begins a new statement.
struct TokenNesting {
    private let bytes: [UInt8]
    private var count: NestingCount
    /// The offset after the previous token.
    private var end = 0
    private var isBehindOperand = false

    /// Returns the offset of the first token that is too deep; `nil` if there is none.
    static func fault(in bytes: [UInt8], longestPath: Int) -> Int? {
        // The parser that may not nest at all gives what it doesn't parse as plain tokens.
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: -1) }
        var scan = TokenNesting(bytes: bytes, count: NestingCount(longestPath: longestPath, length: bytes.count))
        for token in tree.tokens(viewMode: .all) {
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            scan.read(token.tokenKind, at: start)
            if scan.count.isTooDeep { return start }
            scan.end = start + token.trimmedLength.utf8Length
        }
        return nil
    }

    private mutating func read(_ kind: TokenKind, at start: Int) {
        if isBehindOperand, kind.beginsStatement, bytes[end..<start].contains(where: \.endsLine) {
            count.endStatement()
        }
        isBehindOperand = kind.endsOperand
        switch kind {
        case .leftParen: count.open(.round)
        case .leftSquare: count.open(.square)
        case .leftBrace: count.open(.brace)
        case .poundIf: count.open(.directive)
        case .rightParen: count.close(.round)
        case .rightSquare: count.close(.square)
        case .rightBrace: count.close(.brace)
        case .poundEndif: count.close(.directive)
        case .comma: count.endElement()
        case .semicolon: count.endStatement()
        case .leftAngle: count.openAngle()
        case .rightAngle: count.closeAngle()
        case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text): readOperator(text)
        case .keyword(let keyword) where TokenKind.controlKeywords.contains(keyword): count.countControl()
        default: break
        }
        count.countToken()
    }

    /// Reads an operator, from which the parser takes single angle brackets.
    private mutating func readOperator(_ text: String) {
        for character in text.utf8 {
            if character == UInt8(ascii: "<") { count.openAngle() }
            if character == UInt8(ascii: ">") { count.closeAngle() }
        }
    }
}

extension TokenKind {
    /// True if a new line that begins with it doesn't continue the previous one, provided that one can end.
    fileprivate var beginsStatement: Bool {
        switch self {
        case .identifier(let name): !TokenKind.infixWords.contains(name)
        case .atSign: true
        case .keyword(let keyword): TokenKind.statementKeywords.contains(keyword)
        default: false
        }
    }

    /// True if a statement can end with it, so that nothing waits for what follows.
    fileprivate var endsOperand: Bool {
        switch self {
        case .identifier(let name): !TokenKind.prefixWords.contains(name)
        case .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter, .rightParen,
            .rightSquare, .rightBrace, .rightAngle, .postfixOperator, .postfixQuestionMark, .exclamationMark, .wildcard:
            true
        case .keyword(let keyword): TokenKind.operandKeywords.contains(keyword)
        default: false
        }
    }

    private static let infixWords: Set<String> = ["async", "of", "reasync", "throws"]
    /// The words that are names to the lexer although the parser may recurse after them.
    private static let prefixWords: Set<String> = [
        "_borrow", "_const", "_move", "any", "await", "borrow", "borrowing", "consume", "consuming", "copy",
        "dependsOn", "discard", "each", "inout", "isolated", "macro", "nonisolated", "of", "package", "reasync",
        "repeat", "sending", "some", "then", "unsafe", "yield", "async", "indirect", "lazy", "weak", "unowned",
    ]
    private static let statementKeywords: Set<Keyword> = [
        .associatedtype, .class, .enum, .extension, .fileprivate, .func, .import, .internal, .let, .private, .protocol,
        .public, .static, .struct, .typealias, .var, .case, .default, .return, .guard, .for, .deinit, .subscript,
        .if, .switch, .while, .repeat, .do, .defer, .throw, .try, .self, .super,
    ]
    fileprivate static let controlKeywords: Set<Keyword> = [
        .if, .else, .guard, .while, .for, .switch, .repeat, .do, .catch, .defer,
    ]
    private static let operandKeywords: Set<Keyword> = [.self, .Self, .nil, .true, .false, .super, .Any]
}
