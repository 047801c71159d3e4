/// Replaces aliases of types by which a function decides.
struct AliasSearch {
    let index: AppIndex
    let names: TypeNames

    func opener(_ opener: Opener) -> Opener {
        var result = opener
        result.parameterType = type(opener.parameterType, in: opener) ?? opener.parameterType
        result.arms = arms(opener.arms, in: opener)
        guard var environment = opener.environment else { return result }
        environment.arms = arms(environment.arms, in: opener)
        environment.type = environment.type.map { type($0, in: opener) ?? $0 }
        result.environment = environment
        return result
    }

    /// Returns the type of an alias; `nil` if it is no alias, or unknown.
    private func type(_ name: String, in opener: Opener) -> String? {
        guard case .type(let type) = names.meaning(of: name, around: opener.around),
            index.resolve(name, in: opener.owner) != type
        else { return nil }
        return type
    }

    private func arms(_ arms: [Arm], in opener: Opener) -> [Arm] {
        var unsure: Arm?
        return arms.map { written in
            var arm = written
            if let above = unsure {
                leave(&arm, "the arm for '\(above.type)' above its own may open it: which type that is isn't clear")
            }
            switch names.meaning(of: written.type, around: opener.around) {
            case .type(let type): name(&arm, type, in: opener)
            case .unsure:
                unsure = unsure ?? written
                leave(&arm, "its arm is for '\(written.type)', and which type that is isn't clear")
            case .unknown: break
            }
            return arm
        }
    }

    private func name(_ arm: inout Arm, _ type: String, in opener: Opener) {
        if index.resolve(arm.type, in: opener.owner) == type { return }
        // By its full name, something else is meant where another type has the same in it.
        if index.resolve(type, in: opener.owner) != type {
            leave(&arm, "its arm is for '\(type)', and there is another in '\(opener.owner)' or around it")
        }
        arm.type = type
    }

    private func leave(_ arm: inout Arm, _ reason: String) {
        arm.content = .failure(Obstacle(reason: reason, place: arm.place))
        arm.movable = nil
    }
}
