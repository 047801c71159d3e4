import SwiftReading
import SwiftSyntax

extension SequenceExprSyntax {
    /// `x as T`, `x as? T` or `x as! T`, and nothing else.
    var isCast: Bool { elements.count == 3 && elements.contains { $0.is(UnresolvedAsExprSyntax.self) } }
}

extension PatternSyntax {
    /// `Film` and `film` of `let film as Film`, and `Film` of `is Film`.
    var castType: (TypeSyntax, String?)? {
        switch self.as(PatternSyntaxEnum.self) {
        case .isTypePattern(let node): return (node.type, nil)
        case .valueBindingPattern(let node): return node.pattern.castType
        case .expressionPattern(let node):
            guard let sequence = node.expression.as(SequenceExprSyntax.self), sequence.isCast,
                let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type, let first = sequence.elements.first
            else { return nil }
            if first.is(DiscardAssignmentExprSyntax.self) { return (type, nil) }
            let pattern = first.as(PatternExprSyntax.self)?.pattern
            let name =
                pattern?.as(IdentifierPatternSyntax.self)
                ?? pattern?.as(ValueBindingPatternSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)
            guard let name = name?.identifier.plainText ?? first.as(DeclReferenceExprSyntax.self)?.baseName.plainText
            else { return nil }
            return (type, name)
        default: return nil
        }
    }
}
