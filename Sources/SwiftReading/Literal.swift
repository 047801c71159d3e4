import SwiftSyntax

/// The facts about a value that the form of its expression shows.
struct Literal: Hashable, Sendable {
    var kind: LiteralKind
    /// The value of an integer literal, if it fits.
    var integer: Int64?
    /// The length of a string literal in characters, if it has no interpolation or escape.
    var characterCount: Int?
    /// True for `[]` and `[:]`.
    var isEmptyCollection = false

    init?(_ expression: ExprSyntax) {
        switch expression.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let node): self.init(.integer, integer: Self.value(of: node.literal.text))
        case .floatLiteralExpr: self.init(.float)
        case .stringLiteralExpr(let node): self.init(.string, characterCount: Self.length(of: node))
        case .booleanLiteralExpr: self.init(.boolean)
        case .nilLiteralExpr: self.init(.nil)
        case .arrayExpr(let node): self.init(.array, isEmptyCollection: node.elements.isEmpty)
        case .dictionaryExpr(let node): self.init(.dictionary, isEmptyCollection: node.content.is(TokenSyntax.self))
        case .closureExpr: self.init(.closure)
        case .prefixOperatorExpr(let node) where node.operator.text == "-": self.init(negative: node.expression)
        case .tupleExpr(let node): self.init(inParentheses: node)
        case .sequenceExpr(let node): self.init(operation: node)
        default: return nil
        }
    }

    /// Reads a number that consists of digits. Every spec has some, all different, and the parser is slow.
    init?(decimal text: String) {
        guard text.utf8.count < 20, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int64(text) else {
            return nil
        }
        self.init(.integer, integer: value)
    }

    private init(
        _ kind: LiteralKind,
        integer: Int64? = nil,
        characterCount: Int? = nil,
        isEmptyCollection: Bool = false
    ) {
        self.kind = kind
        self.integer = integer
        self.characterCount = characterCount
        self.isEmptyCollection = isEmptyCollection
    }

    private init?(negative expression: ExprSyntax) {
        switch expression.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let node): self.init(.integer, integer: Self.value(of: "-" + node.literal.text))
        case .floatLiteralExpr: self.init(.float)
        default: return nil
        }
    }

    private init?(inParentheses node: TupleExprSyntax) {
        guard node.elements.count == 1, let only = node.elements.first else {
            self.init(.tuple)
            return
        }
        guard only.label == nil, let inner = Literal(only.expression) else { return nil }
        self = inner
    }

    /// Reads an operation on numbers, which is a number; so is a date without quotes: `2024-01-01`.
    private init?(operation node: SequenceExprSyntax) {
        var kinds: Set<LiteralKind> = []
        for element in node.elements {
            if let sign = element.as(BinaryOperatorExprSyntax.self) {
                guard ["+", "-", "*", "/", "%"].contains(sign.operator.text) else { return nil }
            } else if let literal = Literal(element), [.integer, .float].contains(literal.kind) {
                kinds.insert(literal.kind)
            } else {
                return nil
            }
        }
        self.init(kinds.contains(.float) ? .float : .integer)
    }

    private static func value(of text: String) -> Int64? {
        let isNegative = text.hasPrefix("-")
        var digits = (isNegative ? text.dropFirst() : text[...]).filter { $0 != "_" }
        let radix = ["0x": 16, "0o": 8, "0b": 2][String(digits.prefix(2))] ?? 10
        if radix != 10 { digits = String(digits.dropFirst(2)) }
        return Int64((isNegative ? "-" : "") + digits, radix: radix)
    }

    private static func length(of node: StringLiteralExprSyntax) -> Int? {
        guard case .stringSegment(let segment)? = node.segments.first, node.segments.count == 1 else { return nil }
        let text = segment.content.text
        return text.contains("\\") ? nil : text.count
    }
}
