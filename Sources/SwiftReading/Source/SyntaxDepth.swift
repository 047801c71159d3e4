import SwiftSyntax

/// How deep a tree is: what walks it recurses as deep, and a chain of calls can be as long as a file.
enum SyntaxDepth {
    /// Each link of a chain takes two levels, each pair of braces half a dozen.
    private static let deepest = 1_000

    /// The byte of the first node that lies too deep; `nil` when none does.
    static func fault(in tree: SourceFileSyntax) -> Int? {
        var pending = [(node: Syntax(tree), depth: 0)]
        while let (node, depth) = pending.popLast() {
            if depth > deepest { return node.positionAfterSkippingLeadingTrivia.utf8Offset }
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                pending.append((child, depth + 1))
            }
        }
        return nil
    }
}
