import SwiftSyntax

/// The parameter that a function builds with.
extension OpenerReader {
    /// Returns the only other parameter, and the arms that can use it.
    func handed(
        besides parameter: FunctionParameterSyntax,
        _ body: CodeBlockSyntax,
        _ result: String
    ) -> HandedParameter? {
        let others = function.signature.parameterClause.parameters.filter { $0.id != parameter.id }
        guard others.count == 1, let other = others.first, other.ellipsis == nil, other.declaration != nil else {
            return nil
        }
        let (name, type) = (other.localName, other.type.trimmedDescription)
        let generics = function.genericParameterClause?.parameters.map(\.name.plainText) ?? []
        let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        guard !["_", "descriptor", "scene"].contains(name), Set(words).isDisjoint(with: generics + ["some", "inout"]),
            !type.contains("@"), !type.contains("->")
        else { return nil }
        return HandedParameter(
            name: name,
            type: type,
            arms: movable(dispatch(on: parameter, result, handed: name).arms(in: body))
        )
    }

    /// Returns the only other parameter, and the arms for a method of its type.
    func environment(
        besides parameter: FunctionParameterSyntax,
        _ body: CodeBlockSyntax,
        _ result: String
    ) -> EnvironmentParameter? {
        let others = function.signature.parameterClause.parameters.filter { $0.id != parameter.id }
        guard others.count == 1, let other = others.first else { return nil }
        let name = other.localName
        let locals = LocalNameFinder()
        locals.walk(body)
        let isAmbiguous = locals.names.contains(name)
        return EnvironmentParameter(
            name: name,
            declaration: other.declaration,
            argument: other.label == nil ? "self" : "\(other.firstName.text): self",
            type: other.ellipsis == nil
                ? EnvironmentTypeReader(function: function).type(of: other.type)
                : .failure(EnvironmentParameter.TypeObstacle(reason: "is variadic")),
            arms: movable(dispatch(on: parameter, result, environment: name).arms(in: body)),
            isAsked: body.description.contains("\(name.spelledAsLocal).adoptedScene(for:"),
            isHandedOn: body.description.contains(
                "adoptedScene(for: \(parameter.localName.spelledAsLocal), \(name): \(name.spelledAsLocal))"
            ),
            obstacle: typeObstacle ?? signatureObstacle
                ?? (isAmbiguous ? obstacle("'\(self.name)' calls something else '\(name)' as well") : nil)
        )
    }
}
