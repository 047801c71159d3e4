extension Ancestry {
    /// `ID` of `Identifiable`, as if the protocol declared it: where a protocol restates it, or asks more of it than
    /// `ObjectIdentifier` has, which is that of any other class.
    var identities: [AssociatedType] {
        guard standard.contains("Identifiable"), saidIdentity == nil else { return [] }
        let isRestated = models.contains { $0.associatedTypes.contains { $0.name == "ID" } }
        let isTold = models.contains { $0.members.contains { $0.isIdentity && !$0.result.isIdentity } }
        guard isRestated || !isTold && said.contains(where: asksForMore) else { return [] }
        return [AssociatedType(name: "ID", constraint: .named("Hashable", []), place: models[0].place)]
    }

    /// The type that `ID` has to be: `String` for `where ID == String`.
    var saidIdentity: TypeShape? { said.first { $0.relation == "==" && $0.left.isIdentity }?.right }

    private var said: [GenericSignature.Requirement] { requirements + models.flatMap(\.requirements) }

    private func asksForMore(_ requirement: GenericSignature.Requirement) -> Bool {
        guard requirement.left.isIdentity else { return requirement.left.contains(where: \.isIdentity) }
        return requirement.relation == ":" && !requirement.right.parts.allSatisfy(Ancestry.conformances.contains)
    }

    /// What `ObjectIdentifier` conforms to.
    private static let conformances = Set(
        ["Comparable", "CustomDebugStringConvertible", "Equatable", "Hashable", "Sendable"].map {
            TypeShape.named($0, [])
        }
    )
}

extension TypeShape {
    /// True for `ID` and `Self.ID`.
    fileprivate var isIdentity: Bool {
        self == .named("ID", []) || self == .member(.named("Self", []), "ID", [])
    }
}

extension Member {
    /// True for `id` of `Identifiable`.
    var isIdentity: Bool { kind == .property && name == "id" && !isStatic }
}
