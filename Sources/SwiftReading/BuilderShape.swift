import SwiftParser
import SwiftSyntax

/// Checks if an expression only builds a value: with calls, initializers and members, and plain values as arguments.
///
/// For example: `FilmModule.assemble(filmID: descriptor.filmID, session: self)` does, `make { $0 }` and `make(id ?? 0)` don't.
public enum BuilderShape {
    /// Returns the first part of an expression that does more. For example: `a closure`, `the operator '??'`.
    public static func fault(in expression: String) -> SwiftReadingProblem? {
        var parser = Parser(expression, maximumNestingLevel: 2 * FragmentScan.maximumNesting)
        let tree = ExprSyntax.parse(from: &parser)
        let finder = FaultFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        let found = finder.found ?? (tree.isValue ? ("only a value", Syntax(tree)) : nil)
        return found.map { Fragment(text: expression, noun: "expression").problem($0.text, at: $0.node) }
    }
}

private final class FaultFinder: SyntaxAnyVisitor {
    private(set) var found: (text: String, node: Syntax)?

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if found != nil { return .skipChildren }
        guard let expression = node.as(ExprSyntax.self) else { return .visitChildren }
        if let fault = fault(of: expression) {
            found = fault
            return .skipChildren
        }
        return .visitChildren
    }

    private func fault(of node: ExprSyntax) -> (String, Syntax)? {
        switch node.as(ExprSyntaxEnum.self) {
        case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .subscriptCallExpr, .optionalChainingExpr,
            .genericSpecializationExpr, .typeExpr, .superExpr, .keyPathExpr, .tupleExpr, .arrayExpr, .dictionaryExpr,
            .stringLiteralExpr, .simpleStringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
            .nilLiteralExpr, .regexLiteralExpr, .sequenceExpr:
            nil
        case .closureExpr: ("a closure", Syntax(node))
        case .binaryOperatorExpr(let node): ("the operator '\(node.operator.text)'", Syntax(node))
        case .unresolvedTernaryExpr: ("the operator '?:'", Syntax(node))
        case .assignmentExpr: ("an assignment", Syntax(node))
        case .unresolvedAsExpr(let cast):
            ("the operator 'as\(cast.questionOrExclamationMark?.text ?? "")'", Syntax(node))
        case .unresolvedIsExpr: ("the operator 'is'", Syntax(node))
        case .prefixOperatorExpr(let prefix):
            prefix.isNumber ? nil : ("the operator '\(prefix.operator.text)'", Syntax(prefix.operator))
        case .forceUnwrapExpr(let node): ("the operator '!'", Syntax(node.exclamationMark))
        case .postfixOperatorExpr(let node): ("the operator '\(node.operator.text)'", Syntax(node.operator))
        case .ifExpr, .switchExpr: ("a statement", Syntax(node))
        default:
            ("'\(node.firstToken(viewMode: .sourceAccurate)?.text ?? "")'", Syntax(node))
        }
    }
}

extension ExprSyntax {
    /// True for a plain value: a number, a text, a list.
    fileprivate var isValue: Bool {
        switch kind {
        case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .subscriptCallExpr, .optionalChainingExpr,
            .genericSpecializationExpr:
            false
        default: true
        }
    }
}

extension PrefixOperatorExprSyntax {
    /// True for `-1`, which people take for a literal.
    fileprivate var isNumber: Bool {
        ["-", "+"].contains(`operator`.text)
            && (expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self))
    }
}
