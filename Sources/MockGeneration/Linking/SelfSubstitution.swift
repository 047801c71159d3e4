/// Puts what a name means in the mock in place of what it means in the protocol.
struct SelfSubstitution {
    let className: String
    let associatedTypes: AssociatedTypes
    let siblings: [String: String]
    private let changing: Set<String>

    init(className: String, associatedTypes: AssociatedTypes, declaring model: ProtocolModel) {
        self.className = className
        self.associatedTypes = associatedTypes
        siblings = model.siblings.filter { !associatedTypes.names.contains($0.key) }
        changing = Set(siblings.keys).union(["Self"])
    }

    func apply(to member: Member) -> Member {
        var member = member
        if case .typed(let type) = member.effects.throwing, associatedTypes.isNever(type) {
            member.effects.throwing = .never
        }
        guard needsChange(member) else { return member }
        member.result = change(member.result)
        member.effects = member.effects.mapTypes(change)
        for position in member.parameters.indices {
            member.parameters[position].type = change(member.parameters[position].type)
        }
        for position in member.generics.parameters.indices {
            let constraint = member.generics.parameters[position].constraint
            member.generics.parameters[position].constraint = constraint.map(change)
        }
        for position in member.generics.requirements.indices {
            let requirement = member.generics.requirements[position]
            member.generics.requirements[position].left = change(requirement.left)
            member.generics.requirements[position].right = change(requirement.right)
        }
        return member
    }

    private func needsChange(_ member: Member) -> Bool {
        if member.result.mentions(changing) || member.parameters.contains(where: { $0.type.mentions(changing) }) {
            return true
        }
        if case .typed(let type) = member.effects.throwing, type.mentions(changing) { return true }
        return !member.generics.parameters.isEmpty || !member.generics.requirements.isEmpty
    }

    private func change(_ type: TypeShape) -> TypeShape {
        switch type {
        case .member(.named("Self", []), let name, let arguments) where associatedTypes.names.contains(name):
            .named(name, arguments.map(change))
        case .named("Self", []): .named(className, [])
        case .named(let name, let arguments):
            siblings[name].map { .member(.verbatim($0), name, arguments.map(change)) } ?? type.mapParts(change)
        default: type.mapParts(change)
        }
    }
}
