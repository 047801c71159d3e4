/// Finds code that opens a descriptor before, or instead of, its own arm.
struct ArmOrder {
    let index: AppIndex
    let resolver: Resolver

    /// - Parameters:
    ///   - arms: the arms for the descriptor itself.
    ///   - opener: the function whose arm is used.
    func obstacle(to descriptor: TypeFacts, _ arms: [(arm: Arm, opener: Opener)], _ opener: Opener) -> Obstacle? {
        guard let arm = arms.first(where: { $0.opener.place == opener.place })?.arm else { return nil }
        let ancestors = index.ancestors(of: descriptor.name)
        let above = opener.arms.prefix { $0.place != arm.place }.first { ancestors.contains(name(of: $0)) }
        if let above {
            return Obstacle(reason: "the arm for '\(above.type)' above its own opens it", place: above.place)
        }
        // A function for one type of descriptors is called by that type, and goes on being called.
        let isGeneral = { (opener: Opener) in opener.obstacle == nil && !opener.isOverload }
        if isGeneral(opener),
            let other = arms.first(where: {
                isGeneral($0.opener) && $0.opener.place != opener.place && !isSame($0.arm, arm)
            })
        {
            return Obstacle(
                reason: "'\(opener.name)' and '\(other.opener.name)' both open it, each in its own way",
                place: other.arm.place
            )
        }
        if descriptor.keyword == "class",
            let subclass = index.declarations.first(where: { type in
                type.keyword == "class" && index.ancestors(of: type.name).contains(descriptor.name)
            })
        {
            return Obstacle(reason: "'\(subclass.name)' is a subclass of it", place: subclass.place)
        }
        return nil
    }

    private func isSame(_ arm: Arm, _ other: Arm) -> Bool {
        guard case .success(let first) = arm.content, case .success(let second) = other.content else { return false }
        return first.text == second.text
    }

    private func name(of arm: Arm) -> String { index.resolve(arm.type, in: resolver.owner) ?? arm.type }
}
