/// Members of several protocols, each once.
struct MemberUnion {
    private(set) var members: [Member] = []
    private var positions: [Key: Int] = [:]

    /// What makes two members one.
    private struct Key: Hashable {
        var kind: Member.Kind
        var name: String
        var labels: [String?]
        var types: [TypeShape]
        var isAsync: Bool
        var isStatic: Bool
        var conditions: [Condition]
    }

    mutating func add(_ member: Member) {
        let isProperty = member.kind == .property
        let key = Key(
            kind: member.kind,
            name: member.name,
            labels: member.parameters.map(\.label),
            types: member.parameters.map(\.type) + (isProperty ? [] : [member.result]),
            isAsync: !isProperty && member.effects.isAsync,
            isStatic: member.isStatic,
            conditions: member.conditions
        )
        if let position = positions[key] {
            members[position].hasSetter = members[position].hasSetter || member.hasSetter
            // One that can do less meets both: it doesn't throw, or it doesn't wait.
            if !member.effects.canThrow { members[position].effects.throwing = .never }
            if !member.effects.isAsync { members[position].effects.isAsync = false }
        } else {
            positions[key] = members.count
            members.append(member)
        }
    }
}
