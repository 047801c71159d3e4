import SwiftSyntax

/// Finds what makes more than an expression of an arm.
final class StatementFinder: SyntaxVisitor {
    private(set) var found: (reason: String, node: Syntax)?

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        if node.count > 1 { found = found ?? ("its arm has a closure of several statements", Syntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark == nil { found = found ?? ("its arm can throw", Syntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        found = found ?? ("its arm waits", Syntax(node))
        return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        found = found ?? ("its arm decides something", Syntax(node))
        return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        found = found ?? ("its arm decides something", Syntax(node))
        return .visitChildren
    }

    override func visit(_ node: MissingExprSyntax) -> SyntaxVisitorContinueKind {
        found = found ?? ("its arm can't be read", Syntax(node))
        return .skipChildren
    }
}
