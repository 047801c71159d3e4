import SwiftSyntax

/// The generic parameters of a type, or the generic arguments in an extension.
struct Generics {
    var parameters: [String] = []
    /// The arguments of the extended type: `Int` of `extension Box<Int>`.
    var extended: [String] = []
    var requirements: [GenericRequirement] = []

    init(_ node: some WithGenericParametersSyntax) {
        parameters = node.genericParameterClause?.parameters.map(\.name.plainText) ?? []
        requirements = Self.requirements(of: node.genericWhereClause)
    }

    init(_ node: ExtensionDeclSyntax) {
        extended = Self.arguments(of: node.extendedType)
        requirements = Self.requirements(of: node.genericWhereClause)
    }

    /// Returns the arguments by the last component of the inherited type's name.
    static func arguments(of clause: InheritanceClauseSyntax) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for inherited in clause.inheritedTypes {
            guard let name = name(of: inherited.type) else { continue }
            let arguments = arguments(of: inherited.type)
            if !arguments.isEmpty { result[name] = arguments }
        }
        return result
    }

    private static func name(of type: TypeSyntax) -> String? {
        type.as(IdentifierTypeSyntax.self)?.name.plainText ?? type.as(MemberTypeSyntax.self)?.name.plainText
            ?? type.as(AttributedTypeSyntax.self).flatMap { name(of: $0.baseType) }
    }

    private static func arguments(of type: TypeSyntax) -> [String] {
        if let attributed = type.as(AttributedTypeSyntax.self) { return arguments(of: attributed.baseType) }
        let clause =
            type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
            ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
        return clause?.arguments.map(\.argument.trimmedDescription) ?? []
    }

    private static func requirements(of clause: GenericWhereClauseSyntax?) -> [GenericRequirement] {
        (clause?.requirements ?? []).compactMap { item in
            switch item.requirement {
            case .sameTypeRequirement(let node):
                GenericRequirement(
                    left: node.leftType.trimmedDescription,
                    right: node.rightType.trimmedDescription,
                    isSameType: true
                )
            case .conformanceRequirement(let node):
                GenericRequirement(
                    left: node.leftType.trimmedDescription,
                    right: node.rightType.trimmedDescription,
                    isSameType: false
                )
            case .layoutRequirement: nil
            }
        }
    }
}
