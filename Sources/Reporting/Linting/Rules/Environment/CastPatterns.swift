import SwiftSyntax

/// Finds the patterns `let other as Type` and `is Type`.
enum CastPatterns {
    /// Returns the offsets of `as` and `is` in them.
    static func find(in node: Syntax) -> [Int] {
        let visitor = CastPatternVisitor(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.offsets
    }
}

private final class CastPatternVisitor: SyntaxVisitor {
    var offsets: [Int] = []

    override func visit(_ node: IsTypePatternSyntax) -> SyntaxVisitorContinueKind {
        offsets.append(node.start)
        return .skipChildren
    }

    override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
        if isInPattern(Syntax(node)) { offsets.append(node.start) }
        return .skipChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        walk(node.label)
        return .skipChildren
    }

    private func isInPattern(_ node: Syntax) -> Bool {
        var parent = node.parent
        while let current = parent {
            if current.is(PatternSyntax.self) || current.is(SwitchCaseLabelSyntax.self) { return true }
            if current.is(CodeBlockItemSyntax.self) { return false }
            parent = current.parent
        }
        return false
    }
}
