import SwiftSyntax

/// Finds the first thing in an arm that can't be in a single expression.
final class StatementFinder: SyntaxVisitor {
    private(set) var found: (reason: String, node: Syntax)?

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        node.count > 1 ? find("its arm has a closure of several statements", node) : .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        node.questionOrExclamationMark == nil ? find("its arm can throw", node) : .visitChildren
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        find("its arm waits", node)
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        find("its arm decides something", node)
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        find("its arm decides something", node)
    }

    override func visit(_ node: MissingExprSyntax) -> SyntaxVisitorContinueKind {
        find("its arm can't be read", node)
    }

    /// Keeps the first finding only.
    private func find(_ reason: String, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        found = found ?? (reason, Syntax(node))
        return .skipChildren
    }
}
