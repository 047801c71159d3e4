/// Replaces names of the protocol by their meaning in the mock.
struct SelfSubstitution {
    let className: String
    let associatedTypes: AssociatedTypes
    let siblings: [String: String]
    private let changing: Set<String>

    /// - Parameter siblings: the types that members name without their path, each with its path.
    init(className: String, associatedTypes: AssociatedTypes, siblings: [String: String]) {
        self.className = className
        self.associatedTypes = associatedTypes
        self.siblings = siblings.filter { !associatedTypes.names.contains($0.key) }
        changing = Set(self.siblings.keys).union(["Self"]).union(associatedTypes.restated.keys)
    }

    func apply(to member: Member) -> Member {
        var member = member
        if case .typed(let type) = member.effects.throwing, associatedTypes.isNever(type) {
            member.effects.throwing = .never
        }
        guard needsChange(member) else { return member }
        let renamed = hiddenNames(of: member)
        let change = { (type: TypeShape) in self.change(type, renamed) }
        member.result = change(member.result)
        member.effects = member.effects.mapTypes(change)
        for position in member.parameters.indices {
            member.parameters[position].type = change(member.parameters[position].type)
            member.parameters[position].attributes = member.parameters[position].attributes.map(qualified)
        }
        for position in member.generics.parameters.indices {
            let parameter = member.generics.parameters[position]
            member.generics.parameters[position].name = renamed[parameter.name] ?? parameter.name
            member.generics.parameters[position].constraint = parameter.constraint.map(change)
        }
        member.generics.requirements = member.generics.requirements.map { $0.map(change) }
        return member
    }

    /// Returns new names for a method's own generic parameters that would hide one of the mock's.
    private func hiddenNames(of member: Member) -> [String: String] {
        let outer = Set(associatedTypes.parameters.map(\.name)).union(associatedTypes.restated.keys)
        let hidden = member.generics.parameters.map(\.name).filter(outer.contains)
        return Dictionary(hidden.map { ($0, "Own" + SwiftNames.plain($0)) }) { first, _ in first }
    }

    private func needsChange(_ member: Member) -> Bool {
        if member.result.mentions(changing) || member.parameters.contains(where: { $0.type.mentions(changing) }) {
            return true
        }
        if member.parameters.contains(where: { !$0.attributes.isEmpty }) { return true }
        if case .typed(let type) = member.effects.throwing, type.mentions(changing) { return true }
        return !member.generics.parameters.isEmpty || !member.generics.requirements.isEmpty
    }

    /// Returns the attribute with its full path: `@Kitchen.RowBuilder` for `@RowBuilder`.
    private func qualified(attribute: String) -> String {
        siblings[String(attribute.dropFirst().prefix { $0 != "(" })].map { "@\($0)." + attribute.dropFirst() }
            ?? attribute
    }

    private func change(_ type: TypeShape, _ renamed: [String: String]) -> TypeShape {
        let inner = { (type: TypeShape) in change(type, renamed) }
        return switch type {
        case .member(.named("Self", []), let name, let arguments) where associatedTypes.names.contains(name):
            associatedTypes.restated[name] ?? .named(name, arguments.map(inner))
        case .named("Self", []): .named(className, [])
        case .named(let name, let arguments):
            if let other = renamed[name] {
                .named(other, arguments.map(inner))
            } else if let said = associatedTypes.restated[name] {
                said
            } else {
                siblings[name].map { .member(.verbatim($0), name, arguments.map(inner)) } ?? type.mapParts(inner)
            }
        default: type.mapParts(inner)
        }
    }
}
