package import SwiftSyntax

extension VariableDeclSyntax {
    /// Whether a struct's own initializer may do without the property; `nil` where it doesn't take it: it is computed, static, or
    /// has its value for good.
    package func memberwiseDefault(of binding: PatternBindingSyntax) -> Bool? {
        let isLet = bindingSpecifier.tokenKind == .keyword(.let)
        let isStatic = modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
        guard !isStatic, !binding.isComputed, !isLet || binding.initializer == nil else { return nil }
        let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
        return !isLet && (binding.initializer != nil || isOptional)
    }
}

extension PatternBindingSyntax {
    /// Has a getter; one with observers alone is stored.
    fileprivate var isComputed: Bool {
        switch accessorBlock?.accessors {
        case .getter: true
        case .accessors(let accessors):
            !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        case nil: false
        }
    }
}
