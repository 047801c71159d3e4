import SwiftSyntax

/// Finds code that means something else, or nothing, in another function: jumps out of the `switch` around it, and
/// the function's name.
final class JumpFinder: SyntaxVisitor {
    private(set) var isFound = false
    /// True if a `fallthrough` leads to the next case of the `switch` around it.
    private(set) var fallsThrough = false
    /// The number of loops and of `switch`es around the current node.
    private var loops = 0
    private var switches = 0
    private var labels: Set<String> = []

    init(_ node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
        isInside(node.label) ?? (loops + switches > 0) ? .skipChildren : find()
    }

    override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
        isInside(node.label) ?? (loops > 0) ? .skipChildren : find()
    }

    override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind {
        if switches > 0 { return .skipChildren }
        fallsThrough = true
        return find()
    }

    override func visit(_ node: LabeledStmtSyntax) -> SyntaxVisitorContinueKind {
        labels.insert(node.label.text)
        return .visitChildren
    }

    // These have jumps of their own.
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enter(&switches) }
    override func visitPost(_ node: SwitchExprSyntax) { switches -= 1 }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter(&loops) }
    override func visitPost(_ node: ForStmtSyntax) { loops -= 1 }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter(&loops) }
    override func visitPost(_ node: WhileStmtSyntax) { loops -= 1 }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enter(&loops) }
    override func visitPost(_ node: RepeatStmtSyntax) { loops -= 1 }
    // It has its own name as well.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "function" ? find() : .visitChildren
    }

    /// Returns true if a jump's label is inside of the code; `nil` without a label.
    private func isInside(_ label: TokenSyntax?) -> Bool? { label.map { labels.contains($0.text) } }

    private func enter(_ count: inout Int) -> SyntaxVisitorContinueKind {
        count += 1
        return .visitChildren
    }

    private func find() -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }
}
