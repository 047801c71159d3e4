import SwiftSyntax

/// Finds code that means something else, or nothing, in another function: jumps out of the `switch` around it, and
/// the function's name.
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

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "function" ? find() : .visitChildren
    }

    private func find() -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }
}
