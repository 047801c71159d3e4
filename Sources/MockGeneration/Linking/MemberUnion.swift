/// Members of several protocols, each once.
struct MemberUnion {
    private(set) var members: [Member] = []
    /// The first of each name, those that follow it, and what makes them one with others, once that is asked for.
    private var named: [String: Int] = [:]
    private var namesakes: [Int: [Int]] = [:]
    private var keys: [Int: Key] = [:]

    /// What makes two members one.
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
        guard let first = named[member.name] else {
            named[member.name] = members.count
            members.append(member)
            return
        }
        if let position = same(as: member, among: [first] + namesakes[first, default: []]) {
            members[position].hasSetter = members[position].hasSetter || member.hasSetter
            // One that can do less meets both: it doesn't throw, or it doesn't wait.
            if !member.effects.canThrow { members[position].effects.throwing = .never }
            if !member.effects.isAsync { members[position].effects.isAsync = false }
        } else {
            namesakes[first, default: []].append(members.count)
            members.append(member)
        }
    }

    private mutating func same(as member: Member, among others: [Int]) -> Int? {
        // Labels tell most overloads apart.
        let others = others.filter { position in
            let parameters = members[position].parameters
            return parameters.count == member.parameters.count
                && zip(parameters, member.parameters).allSatisfy { $0.label == $1.label }
        }
        if others.isEmpty { return nil }
        let key = Key(member)
        return others.first { position in
            let other = keys[position] ?? Key(members[position])
            keys[position] = other
            return other == key
        }
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
    /// The type with its generic parameters by their positions, since each declaration may call them otherwise.
    fileprivate func positional(_ type: TypeShape) -> TypeShape {
        if parameters.isEmpty { return type }
        if case .named(let name, []) = type, let position = parameters.firstIndex(where: { $0.name == name }) {
            return .verbatim("#\(position)")
        }
        return type.mapParts(positional)
    }

    /// What is asked of the parameters, wherever it is written: overloads may differ in nothing else.
    fileprivate var positionalRequirements: Set<Requirement> {
        let constraints = parameters.compactMap { parameter in
            parameter.constraint.map { Requirement(left: .named(parameter.name, []), relation: ":", right: $0) }
        }
        let parts = (constraints + requirements).flatMap { requirement in
            guard requirement.relation == ":", case .composition(let parts) = requirement.right else {
                return [requirement]
            }
            return parts.map { Requirement(left: requirement.left, relation: ":", right: $0) }
        }
        return Set(
            parts.map { part in
                Requirement(left: positional(part.left), relation: part.relation, right: positional(part.right))
            }
        )
    }
}
