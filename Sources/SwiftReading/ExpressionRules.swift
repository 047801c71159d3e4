import SwiftSyntax

/// Finds the first part of an expression that is Swift but not allowed in a spec's value.
final class ExpressionRules: SyntaxAnyVisitor {
    private let fragment: Fragment
    private var problem: SwiftReadingProblem?
    private var closureDepth = 0

    private init(_ fragment: Fragment) {
        self.fragment = fragment
        super.init(viewMode: .sourceAccurate)
    }

    static func problem(in expression: ExprSyntax, of fragment: Fragment) -> SwiftReadingProblem? {
        let visitor = ExpressionRules(fragment)
        visitor.walk(expression)
        return visitor.problem
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if problem != nil { return .skipChildren }
        if let reason = reason(against: node) {
            problem = fragment.problem(reason, at: node)
            return .skipChildren
        }
        if node.kind == .closureExpr { closureDepth += 1 }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        if node.kind == .closureExpr { closureDepth -= 1 }
    }

    private func reason(against node: Syntax) -> String? {
        if let token = node.as(TokenSyntax.self), case .identifier = token.tokenKind { return nameProblem(token) }
        switch node.kind {
        case .macroExpansionExpr, .macroExpansionDecl: return "a macro ('#…') can't be used in a spec"
        case .editorPlaceholderExpr: return "this is an editor's placeholder, not a value"
        case .ifConfigDecl, .postfixIfConfigExpr: return "conditional compilation can't be used in a spec"
        case .arrowExpr: return node.isPartOfType ? nil : "a function type isn't a value; write a closure"
        default: return closureDepth > 0 ? nil : reasonOutsideClosure(against: node)
        }
    }

    private func reasonOutsideClosure(against node: Syntax) -> String? {
        switch node.kind {
        case .ifExpr, .switchExpr: "'if' and 'switch' can't be used in a value; call a function instead"
        case .tryExpr where node.as(TryExprSyntax.self)?.questionOrExclamationMark?.text == "?": nil
        case .tryExpr: "a value in a spec can't throw; leave 'try' out"
        case .awaitExpr: "a value in a spec can't wait; leave 'await' out"
        case .assignmentExpr: "a value can't hold an assignment"
        case .inOutExpr: "'&' is only allowed before an argument in code"
        case .discardAssignmentExpr: "'_' is not a value"
        case .patternExpr: "a pattern is not a value"
        default: nil
        }
    }

    private func nameProblem(_ token: TokenSyntax) -> String? {
        do throws(SwiftReadingProblem) {
            _ = try fragment.name(token)
            return nil
        } catch {
            return error.message
        }
    }
}

extension Syntax {
    /// True if it is in a type that is called or whose member is used: `((Int) -> Void).self`, `[() -> Void]()`.
    fileprivate var isPartOfType: Bool {
        var node = self
        while let parent = node.parent {
            if let member = parent.as(MemberAccessExprSyntax.self) { return member.base.map { Syntax($0) } == node }
            if let call = parent.as(FunctionCallExprSyntax.self) { return Syntax(call.calledExpression) == node }
            guard
                [.sequenceExpr, .exprList, .tupleExpr, .labeledExprList, .labeledExpr, .arrayExpr].contains(parent.kind)
                    || [.arrayElementList, .arrayElement, .dictionaryExpr, .dictionaryElementList].contains(parent.kind)
                    || [.dictionaryElement, .optionalChainingExpr].contains(parent.kind)
            else { return false }
            node = parent
        }
        return false
    }
}
