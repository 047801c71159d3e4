import SwiftSyntax

/// The depth of a tree: code that walks it recurses as deep, and a chain of calls can be as long as a file.
enum SyntaxDepth {
    /// The greatest depth. Each link of a chain takes two levels, each pair of braces about six.
    private static let deepest = 1_000

    /// Returns the offset of the first node that is too deep; `nil` if there is none.
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
