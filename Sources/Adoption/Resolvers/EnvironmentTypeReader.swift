import SwiftSyntax

/// Reads the type of the parameter that a function builds with.
struct EnvironmentTypeReader {
    let function: FunctionDeclSyntax

    /// Returns the plain name, even for `any AppDependencies` and `some AppDependencies`.
    func type(of node: TypeSyntax) -> Result<String, EnvironmentParameter.TypeObstacle> {
        switch node.as(TypeSyntaxEnum.self) {
        case .identifierType(let type):
            let name = type.name.plainText
            if type.genericArgumentClause != nil || generics.contains(name) {
                return .failure(EnvironmentParameter.TypeObstacle(reason: "is generic"))
            }
            return .success(name)
        case .memberType(let type):
            if type.genericArgumentClause != nil {
                return .failure(EnvironmentParameter.TypeObstacle(reason: "is generic"))
            }
            return self.type(of: type.baseType).map { "\($0).\(type.name.plainText)" }
        case .someOrAnyType(let type): return self.type(of: type.constraint)
        case .tupleType(let type) where type.elements.count == 1:
            return type.elements.first.map { self.type(of: $0.type) } ?? unnamed
        case .compositionType:
            return .failure(EnvironmentParameter.TypeObstacle(reason: "is a composition, and specs name one type"))
        case .optionalType, .implicitlyUnwrappedOptionalType:
            return .failure(EnvironmentParameter.TypeObstacle(reason: "is an optional"))
        case .attributedType(let type):
            let words = type.specifiers.trimmedDescription + type.attributes.trimmedDescription
            return .failure(EnvironmentParameter.TypeObstacle(reason: "is '\(words)'"))
        default: return unnamed
        }
    }

    private var unnamed: Result<String, EnvironmentParameter.TypeObstacle> {
        .failure(EnvironmentParameter.TypeObstacle(reason: "is no type that specs can name"))
    }

    private var generics: Set<String> {
        Set(function.genericParameterClause?.parameters.map(\.name.plainText) ?? [])
    }
}
