import SwiftSyntax

/// Reads generic parameters and `where` clauses.
enum GenericReader {
    static func signature(
        _ clause: GenericParameterClauseSyntax?,
        _ whereClause: GenericWhereClauseSyntax?
    ) -> GenericSignature {
        guard clause != nil || whereClause != nil else { return GenericSignature() }
        let inner = requirements(clause?.genericWhereClause)
        return GenericSignature(
            parameters: clause?.parameters.map(parameter) ?? [],
            requirements: inner + requirements(whereClause)
        )
    }

    static func requirements(_ clause: GenericWhereClauseSyntax?) -> [GenericSignature.Requirement] {
        clause?.requirements.map(requirement) ?? []
    }

    private static func parameter(_ node: GenericParameterSyntax) -> GenericSignature.Parameter {
        GenericSignature.Parameter(
            name: node.name.declaredType,
            constraint: node.inheritedType.map(TypeReader.read),
            isPack: node.specifier?.text == "each"
        )
    }

    private static func requirement(_ node: GenericRequirementSyntax) -> GenericSignature.Requirement {
        switch node.requirement {
        case .conformanceRequirement(let node):
            GenericSignature.Requirement(
                left: TypeReader.read(node.leftType),
                relation: ":",
                right: TypeReader.read(node.rightType)
            )
        case .sameTypeRequirement(let node):
            GenericSignature.Requirement(left: side(node.leftType), relation: "==", right: side(node.rightType))
        case .layoutRequirement(let node):
            GenericSignature.Requirement(
                left: TypeReader.read(node.type),
                relation: ":",
                right: .verbatim(node.layoutSpecifier.trimmedDescription)
            )
        }
    }

    private static func side(_ node: SameTypeRequirementSyntax.LeftType) -> TypeShape {
        if case .type(let type) = node { return TypeReader.read(type) }
        return .verbatim(node.trimmedDescription)
    }

    private static func side(_ node: SameTypeRequirementSyntax.RightType) -> TypeShape {
        if case .type(let type) = node { return TypeReader.read(type) }
        return .verbatim(node.trimmedDescription)
    }
}
