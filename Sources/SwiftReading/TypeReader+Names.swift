import SwiftSyntax

extension TypeReader {
    /// Returns the segments of `Page<Recipe>.Cursor`, read from last to first so that long chains don't nest calls.
    func segments(of type: TypeSyntax, _ context: Context) throws(SwiftReadingProblem) -> [TypeShape.Segment] {
        var reversed: [TypeShape.Segment] = []
        var current = type
        while let member = current.as(MemberTypeSyntax.self) {
            if let selector = member.moduleSelector { throw fragment.problem(Self.moduleSelector, at: selector) }
            reversed.append(try segment(member.name, member.genericArgumentClause, context))
            current = member.baseType
        }
        guard let root = current.as(IdentifierTypeSyntax.self) else {
            throw fragment.problem("a member type must begin with a name", at: current)
        }
        if let selector = root.moduleSelector { throw fragment.problem(Self.moduleSelector, at: selector) }
        reversed.append(try segment(root.name, root.genericArgumentClause, context))
        return reversed.reversed()
    }

    private static let moduleSelector = "a module selector ('::') can't be used in a spec"

    private func segment(
        _ token: TokenSyntax,
        _ clause: GenericArgumentClauseSyntax?,
        _ context: Context
    ) throws(SwiftReadingProblem) -> TypeShape.Segment {
        let name = try typeName(token)
        var arguments: [TypeShape] = []
        if let clause, clause.arguments.isEmpty { throw fragment.problem("a generic argument is missing", at: clause) }
        for argument in clause?.arguments ?? [] {
            guard case .type(let type) = argument.argument else {
                throw fragment.problem("a generic argument must be a type", at: argument)
            }
            arguments.append(try shape(of: type, context.inner()))
        }
        return TypeShape.Segment(name: name, arguments: arguments)
    }

    private func typeName(_ token: TokenSyntax) throws(SwiftReadingProblem) -> String {
        if token.text == "Any" { return "Any" }
        let name = try fragment.name(token)
        if name == "Self" { throw fragment.problem("'Self' means nothing in a spec; write the type's name", at: token) }
        let identifier = try SwiftIdentifier.read(name).get()
        if let reason = identifier.problem(as: .type) { throw fragment.problem(reason, at: token) }
        return name
    }
}
