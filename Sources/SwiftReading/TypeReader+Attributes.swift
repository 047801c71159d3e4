import SwiftSyntax

extension TypeReader {
    /// Returns a function type with attributes; no other type has any that make sense in a spec.
    func attributed(_ node: AttributedTypeSyntax, _ context: Context) throws(SwiftReadingProblem) -> TypeShape.Function
    {
        try refuseSpecifiers(node.specifiers)
        try refuseSpecifiers(node.lateSpecifiers)
        let base = try shape(of: node.baseType, context.inner(allowsEscaping: context.allowsEscaping))
        var attributes: [AttributeSyntax] = []
        for element in node.attributes {
            guard case .attribute(let attribute) = element else {
                throw fragment.problem("conditional compilation can't be used in a type", at: element)
            }
            attributes.append(attribute)
        }
        guard case .function(var function) = base else { throw misplaced(attributes.first, base, node) }
        for attribute in attributes { try apply(attribute, to: &function, context) }
        return function
    }

    private func apply(
        _ attribute: AttributeSyntax,
        to function: inout TypeShape.Function,
        _ context: Context
    ) throws(SwiftReadingProblem) {
        let name = attribute.attributeName.trimmedDescription
        if attribute.arguments != nil || attribute.leftParen != nil {
            throw fragment.problem("'@\(name)' can't have arguments here", at: attribute)
        }
        switch name {
        case "escaping" where !context.allowsEscaping:
            throw fragment.problem("'@escaping' is only allowed before a parameter's function type", at: attribute)
        case "escaping" where !function.isEscaping: function.isEscaping = true
        case "Sendable" where !function.isSendable: function.isSendable = true
        case "escaping", "Sendable": throw fragment.problem("'@\(name)' is there twice", at: attribute)
        case "autoclosure": throw fragment.problem("'@autoclosure' can't be used in a spec", at: attribute)
        default: try applyGlobalActor(attribute, to: &function, context)
        }
    }

    private func applyGlobalActor(
        _ attribute: AttributeSyntax,
        to function: inout TypeShape.Function,
        _ context: Context
    ) throws(SwiftReadingProblem) {
        let name = attribute.attributeName.trimmedDescription
        guard name.first?.isUppercase == true else {
            throw fragment.problem("the attribute '@\(name)' can't be used in a spec", at: attribute)
        }
        if let other = function.globalActor {
            let message = "a function type can have only one global actor, and already has '@\(other.spelling)'"
            throw fragment.problem(message, at: attribute)
        }
        function.globalActor = .named(try segments(of: attribute.attributeName, context.inner()))
    }

    private func misplaced(
        _ attribute: AttributeSyntax?,
        _ base: TypeShape,
        _ node: AttributedTypeSyntax
    ) -> SwiftReadingProblem {
        guard let attribute else { return fragment.problem("this kind of type can't be used in a spec", at: node) }
        let name = attribute.attributeName.trimmedDescription
        if name == "escaping", case .optional(.function) = base {
            return fragment.problem("an optional function always escapes; leave '@escaping' out", at: attribute)
        }
        return fragment.problem("'@\(name)' is only allowed before a function type", at: attribute)
    }

    private func refuseSpecifiers(_ specifiers: TypeSpecifierListSyntax) throws(SwiftReadingProblem) {
        guard let first = specifiers.first else { return }
        let word = first.trimmedDescription
        throw fragment.problem(word == "inout" ? Self.inout : "'\(word)' can't be used in a spec", at: first)
    }
}
