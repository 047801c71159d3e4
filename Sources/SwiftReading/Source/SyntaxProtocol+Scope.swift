public import SwiftSyntax

extension SyntaxProtocol {
    /// True if it is in the body of a function, a closure or an accessor.
    public var isLocal: Bool {
        var node = parent
        while let current = node {
            if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
                || current.is(AccessorBlockSyntax.self)
            {
                return true
            }
            node = current.parent
        }
        return false
    }
}
