import SwiftSyntax

/// Looks for what leaves a `switch` around some statements other than by `return`, and means nothing outside of it.
final class JumpFinder: SyntaxVisitor {
    private(set) var isFound = false

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind { find() }
    override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind { find() }
    override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind { find() }

    // These have jumps of their own.
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func find() -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }
}
