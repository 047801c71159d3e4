/// A Swift expression that stands in a spec: a default value, an argument.
///
/// For example: `SwiftExpression.read(".init(name: \"Miso\")")`.
public struct SwiftExpression: Hashable, Sendable {
    /// The expression as it was written, without spaces around it.
    public let text: String
    /// The root identifiers that it refers to, each once, in the order of the text; not those that it declares itself.
    ///
    /// For example: `Recipe.sample(of: kitchen)` has `Recipe`, `kitchen`.
    public let names: [String]
    let literal: Literal?

    /// Whether it is a number, `true`, `false`, `nil`, `[]` or `[:]`, or a text without values in it: nothing is called for it.
    public var isPlainLiteral: Bool {
        guard let literal else { return false }
        switch literal.kind {
        case .integer, .float, .boolean, .nil: return true
        case .string: return literal.characterCount != nil
        case .array, .dictionary: return literal.isEmptyCollection
        case .tuple, .closure: return false
        }
    }

    /// The type that Swift gives it without being told any; `nil` for all but numbers, texts, `true` and `false`.
    public var typeOfLiteral: String? {
        switch literal?.kind {
        case .integer: "Int"
        case .float: "Double"
        case .boolean: "Bool"
        case .string: "String"
        case .nil, .array, .dictionary, .tuple, .closure, nil: nil
        }
    }

    /// Reads the whole of `text` as one expression.
    ///
    /// Refused are, besides what isn't an expression: comments, line breaks, assignments, macros, `if` and `switch`,
    /// and `try` and `await` outside a closure.
    public static func read(_ text: String) -> Result<SwiftExpression, SwiftReadingProblem> {
        ExpressionReader.read(text)
    }
}

extension SwiftExpression: CustomStringConvertible {
    public var description: String { text }
}
