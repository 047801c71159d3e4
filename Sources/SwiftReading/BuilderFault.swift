import SwiftParser
import SwiftSyntax

/// Why an expression can't stand for how a screen is built.
///
/// A builder only says what is called with what: a call, a chain of calls, a member. What decides something, or does more than
/// one thing, belongs in a function that it calls.
public enum BuilderFault: String, Hashable, Sendable {
    case closure = "a closure"
    case `operator` = "an operator"
    case forcedUnwrap = "a '!'"
    case `try` = "a 'try'"
    case cast = "a cast"
    case text = "a text with values in it"
    /// It is a value, and calls nothing.
    case literal = "a value, and calls nothing"
    case other = "something else than calls and their arguments"

    /// The first one in an expression; `nil` for one that only calls.
    public static func first(in expression: SwiftExpression) -> BuilderFault? {
        var parser = Parser(expression.text)
        let tree = ExprSyntax.parse(from: &parser)
        return tree.isCalled ? tree.builderFault : tree.builderFault ?? .literal
    }
}

extension ExprSyntax {
    /// Whether it is more than a value: a call, a member, a name.
    fileprivate var isCalled: Bool {
        switch kind {
        case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .optionalChainingExpr: true
        default: false
        }
    }

    fileprivate var builderFault: BuilderFault? {
        switch self.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: nil
        case .memberAccessExpr(let node): node.base?.builderFault
        case .genericSpecializationExpr(let node): node.expression.builderFault
        case .optionalChainingExpr(let node): node.expression.builderFault
        case .functionCallExpr(let node): node.builderFault
        case .prefixOperatorExpr(let node): node.isNegativeNumber ? nil : .operator
        case .stringLiteralExpr(let node): node.representedLiteralValue == nil ? .text : nil
        case .arrayExpr(let node): node.elements.lazy.compactMap(\.expression.builderFault).first
        case .dictionaryExpr(let node): node.content.builderFault
        case .closureExpr: .closure
        case .sequenceExpr(let node): node.elements.contains { $0.isCast } ? .cast : .operator
        case .postfixOperatorExpr, .inOutExpr: .operator
        case .forceUnwrapExpr: .forcedUnwrap
        case .tryExpr: .try
        default: .other
        }
    }

    private var isCast: Bool { [.unresolvedAsExpr, .unresolvedIsExpr].contains(kind) }
}

extension FunctionCallExprSyntax {
    fileprivate var builderFault: BuilderFault? {
        if trailingClosure != nil { return .closure }
        return calledExpression.builderFault ?? arguments.lazy.compactMap(\.expression.builderFault).first
    }
}

extension DictionaryExprSyntax.Content {
    fileprivate var builderFault: BuilderFault? {
        guard case .elements(let elements) = self else { return nil }
        return elements.lazy.compactMap { $0.key.builderFault ?? $0.value.builderFault }.first
    }
}

extension PrefixOperatorExprSyntax {
    fileprivate var isNegativeNumber: Bool {
        self.operator.text == "-" && [.integerLiteralExpr, .floatLiteralExpr].contains(expression.kind)
    }
}
