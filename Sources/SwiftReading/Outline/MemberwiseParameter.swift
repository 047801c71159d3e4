public import SwiftSyntax

extension VariableDeclSyntax {
    /// Returns true if the property has a default in the memberwise initializer; `nil` if it isn't a parameter there:
    /// it is computed, static, or a constant with a value. Wrappers are ignored.
    public func memberwiseDefault(of binding: PatternBindingSyntax) -> Bool? {
        let isLet = bindingSpecifier.tokenKind == .keyword(.let)
        let isStatic = modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
        guard !isStatic, !binding.isComputed, !isLet || binding.initializer == nil else { return nil }
        let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
        return !isLet && (binding.initializer != nil || isOptional)
    }

    /// Returns the property's role, wrapped or not, as callers in other files see it.
    func role(of binding: PatternBindingSyntax) -> MemberwiseRole {
        var role = MemberwiseRole(
            isLet: bindingSpecifier.tokenKind == .keyword(.let),
            isUnset: modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) },
            isPrivate: modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil },
            isSetPrivate: modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        )
        role.isComputed = binding.isComputed
        role.hasValue = binding.initializer != nil
        role.isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
        let wrapper = attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { MemberwiseRole.isWrapper($0.attributeName.trimmedDescription) }
        role.wrapper = wrapper.map { ($0.attributeName.trimmedDescription.lastPart, $0.arguments != nil) }
        return role
    }
}

extension PatternBindingSyntax {
    /// True if it has a getter; a property that only has observers is stored.
    fileprivate var isComputed: Bool {
        switch accessorBlock?.accessors {
        case .getter: true
        case .accessors(let accessors):
            !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        case nil: false
        }
    }
}
