/// A Swift expression in a spec: a default value, an argument.
///
/// For example: `SwiftExpression.read(".init(name: \"Miso\")")`.
public struct SwiftExpression: Hashable, Sendable {
    /// The expression as written, without surrounding spaces.
    public let text: String
    /// The root identifiers that it refers to, each once, in the order of the text, without those that it declares
    /// itself.
    ///
    /// For example: `Recipe.sample(of: kitchen)` has `Recipe`, `kitchen`.
    public let names: [String]
    let literal: Literal?

    /// True for a number, `true`, `false`, `nil`, `[]`, `[:]`, or a string without interpolations: it calls nothing.
    public var isPlainLiteral: Bool {
        guard let literal else { return false }
        switch literal.kind {
        case .integer, .float, .boolean, .nil: return true
        case .string: return literal.characterCount != nil
        case .array, .dictionary: return literal.isEmptyCollection
        case .tuple, .closure: return false
        }
    }

    /// The type that Swift infers for it without context; `nil` for all but numbers, strings, `true` and `false`.
    public var typeOfLiteral: String? {
        switch literal?.kind {
        case .integer: "Int"
        case .float: "Double"
        case .boolean: "Bool"
        case .string: "String"
        case .nil, .array, .dictionary, .tuple, .closure, nil: nil
        }
    }

    /// Reads all of `text` as one expression.
    ///
    /// Rejected, besides invalid expressions, are comments, line breaks, assignments, macros, `if` and `switch`,
    /// and `try` and `await` outside of a closure.
    public static func read(_ text: String) -> Result<SwiftExpression, SwiftReadingProblem> {
        ExpressionReader.read(text)
    }
}

extension SwiftExpression: CustomStringConvertible {
    public var description: String { text }
}
