import SwiftSyntax

extension AttributeListSyntax {
    /// All attributes, including those in `#if`, whatever the condition.
    var everywhere: [AttributeSyntax] {
        flatMap { element -> [AttributeSyntax] in
            switch element {
            case .attribute(let attribute): return [attribute]
            case .ifConfigDecl(let node):
                return node.clauses.flatMap { clause -> [AttributeSyntax] in
                    guard case .attributes(let attributes) = clause.elements else { return [] }
                    return attributes.everywhere
                }
            }
        }
    }
}
