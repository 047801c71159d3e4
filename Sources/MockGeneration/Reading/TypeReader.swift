import SwiftSyntax

/// Converts a type of the syntax tree.
enum TypeReader {
    static func read(_ type: TypeSyntax) -> TypeShape {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): .named(node.name.usedType, arguments(node.genericArgumentClause))
        case .memberType(let node):
            .member(read(node.baseType), node.name.declaredType, arguments(node.genericArgumentClause))
        case .optionalType(let node): .optional(read(node.wrappedType))
        case .implicitlyUnwrappedOptionalType(let node): .implicitlyUnwrapped(read(node.wrappedType))
        case .arrayType(let node): .array(read(node.element))
        case .dictionaryType(let node): .dictionary(read(node.key), read(node.value))
        case .tupleType(let node): tuple(node)
        case .functionType(let node): .function(function(node))
        case .someOrAnyType(let node):
            node.someOrAnySpecifier.text == "any" ? .existential(read(node.constraint)) : .opaque(read(node.constraint))
        case .compositionType(let node): .composition(node.elements.map { read($0.type) })
        case .suppressedType(let node): .suppressed(read(node.type))
        case .metatypeType(let node): .metatype(read(node.baseType), node.metatypeSpecifier.text)
        case .attributedType(let node): attributed(node)
        case .packExpansionType(let node): .pack(read(node.repetitionPattern))
        default: .verbatim(type.trimmedDescription)
        }
    }

    /// Returns a tuple, or a single type without the parentheses around it, unless it is a pack.
    private static func tuple(_ node: TupleTypeSyntax) -> TypeShape {
        let elements = elements(node.elements)
        if elements.count == 1, elements[0].label == nil, !elements[0].isVariadic {
            if case .pack = elements[0].type { return .tuple(elements) }
            return elements[0].type
        }
        return .tuple(elements)
    }

    private static func function(_ node: FunctionTypeSyntax) -> FunctionShape {
        FunctionShape(
            parameters: elements(node.parameters),
            effects: effects(node.effectSpecifiers?.asyncSpecifier, node.effectSpecifiers?.throwsClause),
            result: normalized(read(node.returnClause.type))
        )
    }

    static func effects(_ waiting: TokenSyntax?, _ throwing: ThrowsClauseSyntax?) -> Effects {
        var effects = Effects(isAsync: waiting != nil)
        if let throwing {
            if throwing.throwsSpecifier.text == "rethrows" {
                effects.throwing = .relayed
            } else {
                effects.throwing = throwing.type.map { .typed(read($0)) } ?? .any
            }
        }
        return effects
    }

    /// Returns the empty tuple for `Void`.
    static func normalized(_ type: TypeShape) -> TypeShape {
        switch type {
        case .named("Void", []), .member(.named("Swift", []), "Void", []): .void
        default: type
        }
    }

    private static func elements(_ nodes: TupleTypeElementListSyntax) -> [TypeShape.TupleElement] {
        nodes.map { node in
            let names = [node.firstName, node.secondName].compactMap { $0?.text }
            var type = read(node.type)
            if node.inoutKeyword != nil { type = .attributed(["inout"], type) }
            return TypeShape.TupleElement(
                label: names.isEmpty ? nil : names.joined(separator: " "),
                type: type,
                isVariadic: node.ellipsis != nil
            )
        }
    }

    private static func attributed(_ node: AttributedTypeSyntax) -> TypeShape {
        let attributes =
            node.specifiers.map(\.trimmedDescription) + node.attributes.map(\.trimmedDescription)
            + node.lateSpecifiers.map(\.trimmedDescription)
        return .attributed(attributes, read(node.baseType))
    }

    private static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeShape] {
        guard let clause else { return [] }
        return clause.arguments.map { argument in
            switch argument.argument {
            case .type(let type): read(type)
            case .expr(let expression): .verbatim(expression.trimmedDescription)
            }
        }
    }
}
