/// Members that a protocol restates with types for the associated types of its parents.
///
/// For example: with `func item(id: ID) -> Item` and a child's `func item(id: Int) -> String`, `ID` is `Int`, and
/// `Item` is `String`.
struct Restatement {
    private let names: Set<String>
    private var types: [String: TypeShape] = [:]

    static func types(in ancestry: Ancestry, of associated: [AssociatedType]) -> [String: TypeShape] {
        var found: [String: TypeShape] = [:]
        for heir in ancestry.models {
            let ancestors = ancestry.ancestors[heir.place, default: []]
            let siblings = ancestry.index.siblings(of: heir)
            for parent in ancestry.models where ancestors.contains(parent.place) {
                for member in heir.members {
                    for inherited in parent.members where inherited.isRestated(by: member) {
                        var one = Restatement(names: Set(associated.map(\.name)))
                        guard one.unifies(inherited, with: member) else { continue }
                        let types = one.types.mapValues { $0.qualified(by: siblings) }
                        found.merge(types.filter { isPlausible($0.value, for: $0.key, associated) }) { first, _ in first
                        }
                    }
                }
            }
        }
        return found
    }

    /// Returns false if a standard type would have to conform to a protocol of the sources: then it's only an overload.
    private static func isPlausible(_ type: TypeShape, for name: String, _ associated: [AssociatedType]) -> Bool {
        let constraint = associated.first { $0.name == name }?.constraint
        return constraint.map { $0.isStandard || !type.isStandard } ?? true
    }

    private init(names: Set<String>) { self.names = names }

    private mutating func unifies(_ inherited: Member, with member: Member) -> Bool {
        for (parent, own) in zip(inherited.parameters, member.parameters) {
            guard parent.isVariadic == own.isVariadic, unifies(parent.type, with: own.type) else { return false }
        }
        return unifies(inherited.result, with: member.result) && !types.isEmpty
    }

    private mutating func unifies(_ inherited: TypeShape, with own: TypeShape) -> Bool {
        if let name = name(of: inherited) {
            if inherited == own { return true }
            guard !own.mentions(names), !own.mentions("Self"), types[name, default: own] == own else { return false }
            types[name] = own
            return true
        }
        if inherited == own { return true }
        switch (inherited, own) {
        case (.optional(let one), .optional(let other)), (.array(let one), .array(let other)):
            return unifies(one, with: other)
        case (.attributed(let marks, let one), .attributed(let others, let other)) where marks == others:
            return unifies(one, with: other)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            return unifies(key, with: otherKey) && unifies(value, with: otherValue)
        case (.named(let name, let parts), .named(let other, let others))
        where name == other && parts.count == others.count:
            for (one, other) in zip(parts, others) where !unifies(one, with: other) { return false }
            return true
        default: return false
        }
    }

    /// Returns the associated type's name: `Item` for `Item` and for `Self.Item`.
    private func name(of type: TypeShape) -> String? {
        switch type {
        case .named(let name, []), .member(.named("Self", []), let name, []): names.contains(name) ? name : nil
        default: nil
        }
    }
}

extension Member {
    /// Returns true if another member may be the same with other types.
    fileprivate func isRestated(by other: Member) -> Bool {
        kind == other.kind && name == other.name && isStatic == other.isStatic
            && (kind == .property || effects.isAsync == other.effects.isAsync)
            && parameters.map(\.label) == other.parameters.map(\.label)
            && generics == GenericSignature() && other.generics == GenericSignature()
    }
}
