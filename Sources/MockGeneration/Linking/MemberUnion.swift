/// Members of several protocols, each once.
struct MemberUnion {
    private(set) var members: [Member] = []
    /// The first member of each name; for overloads, of each name and labels; if these are the same, of each key.
    private var named: [String: Int] = [:]
    private var labelled: [Labels: Int] = [:]
    private var keyed: [Key: Int] = [:]
    /// The first members whose keys are known.
    private var keyedFirsts: Set<Int> = []

    /// The properties that distinguish most overloads.
    private struct Labels: Hashable {
        var name: String
        var labels: [String?]

        init(_ member: Member) {
            name = member.name
            labels = member.parameters.map(\.label)
        }
    }

    /// The properties that make two members the same.
    fileprivate struct Key: Hashable {
        var kind: Member.Kind
        var name: String
        var labels: [String?]
        var isVariadic: [Bool]
        var types: [TypeShape]
        var requirements: Set<GenericSignature.Requirement>
        var isAsync: Bool
        var isStatic: Bool
        var conditions: [Condition]
    }

    mutating func add(_ member: Member) {
        guard let position = same(as: member) else {
            members.append(member)
            return
        }
        members[position].hasSetter = members[position].hasSetter || member.hasSetter
        // One that can do less meets both: it doesn't throw, or it doesn't wait.
        if !member.effects.canThrow { members[position].effects.throwing = .never }
        if !member.effects.isAsync { members[position].effects.isAsync = false }
    }

    /// Returns the position of the same member, if there is one; otherwise registers this one at its future position.
    private mutating func same(as member: Member) -> Int? {
        let position = members.count
        guard let namesake = named[member.name] else {
            named[member.name] = position
            return nil
        }
        noteLabels(of: namesake)
        let labels = Labels(member)
        guard let first = labelled[labels] else {
            labelled[labels] = position
            return nil
        }
        if keyedFirsts.insert(first).inserted { keyed[Key(members[first])] = first }
        let key = Key(member)
        if let known = keyed[key] { return known }
        keyed[key] = position
        return nil
    }

    /// Registers the labels of the first member of a name, once there is another one.
    private mutating func noteLabels(of position: Int) {
        let labels = Labels(members[position])
        if labelled[labels] == nil { labelled[labels] = position }
    }
}

extension MemberUnion.Key {
    init(_ member: Member) {
        let isProperty = member.kind == .property
        kind = member.kind
        name = member.name
        labels = member.parameters.map(\.label)
        isVariadic = member.parameters.map(\.isVariadic)
        types = (member.parameters.map(\.type) + (isProperty ? [] : [member.result])).map(member.generics.positional)
        requirements = member.generics.positionalRequirements
        isAsync = !isProperty && member.effects.isAsync
        isStatic = member.isStatic
        conditions = member.conditions
    }
}

extension GenericSignature {
    /// Returns the type with generic parameters as positions, since each declaration may name them differently.
    fileprivate func positional(_ type: TypeShape) -> TypeShape {
        if parameters.isEmpty { return type }
        if case .named(let name, []) = type, let position = parameters.firstIndex(where: { $0.name == name }) {
            return .verbatim("#\(position)")
        }
        return type.mapParts(positional)
    }

    /// The requirements of the parameters, wherever they are written: overloads may differ in nothing else.
    fileprivate var positionalRequirements: Set<Requirement> {
        let constraints = parameters.compactMap { parameter in
            parameter.constraint.map { Requirement(left: .named(parameter.name, []), relation: ":", right: $0) }
        }
        let parts = (constraints + requirements).flatMap { requirement in
            guard requirement.relation == ":" else { return [requirement] }
            return requirement.right.parts.map { Requirement(left: requirement.left, relation: ":", right: $0) }
        }
        return Set(parts.map { $0.map(positional) })
    }
}
