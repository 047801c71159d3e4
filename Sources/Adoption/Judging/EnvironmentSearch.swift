/// Converts a function that takes the environment to a method of the environment's type, as far as its arms allow.
struct EnvironmentSearch {
    let index: AppIndex

    /// Returns the method; the function itself if it takes no environment, or does more as a method of its own type.
    func opener(_ opener: Opener) -> Opener {
        let found = settled(opener)
        if found.handed != nil, found.typeAround == nil, !opener.needsEnvironment { return found }
        var plain = found
        plain.handed = nil
        return plain
    }

    /// Returns a function that passes its parameter on: the app doesn't declare its type, or arms need more than it.
    private func handing(_ opener: Opener) -> Opener {
        guard let handed = opener.handed else { return opener }
        var opener = opener
        opener.arms = handed.arms
        return opener
    }

    private func settled(_ opener: Opener) -> Opener {
        guard let parameter = opener.environment else { return opener }
        switch parameter.type {
        case .failure(let obstacle):
            guard opener.needsEnvironment else { return handing(opener) }
            return stopped(opener, "the type of '\(parameter.name)' \(obstacle.reason)")
        case .success(let name):
            guard let type = index.resolve(name, in: opener.owner), let facts = index.declaration(of: type) else {
                guard opener.needsEnvironment else { return handing(opener) }
                if index.isComposition(name) {
                    let reason = "'\(name)', the type of '\(parameter.name)', is a composition, and specs name one type"
                    return stopped(opener, reason)
                }
                let reason = "'\(name)', the type of '\(parameter.name)', is no type that these sources declare"
                return stopped(opener, reason)
            }
            let method = method(of: facts, opener, parameter)
            if opener.needsEnvironment || parameter.isAsked { return method }
            let handing = handing(opener)
            if parameter.isHandedOn { return handing }
            let best = isMeant(method, not: opener) ? method : keeping(opener)
            // Its arms build with what they are methods of as well.
            let isMore = [method, best].allSatisfy { movable(handing).isStrictSuperset(of: movable($0)) }
            return isMore && !opener.body.asksFirst && !isController(type) ? handing : best
        }
    }

    private func keeping(_ opener: Opener) -> Opener {
        var opener = opener
        opener.handed = nil
        return opener
    }

    private func stopped(_ opener: Opener, _ reason: String) -> Opener {
        var opener = opener
        opener.obstacle = Obstacle(reason: reason, place: opener.place)
        return opener
    }

    private func method(of type: TypeFacts, _ opener: Opener, _ parameter: EnvironmentParameter) -> Opener {
        var method = opener
        method.typeAround = index.resolve(opener.owner) ?? opener.owner
        method.owner = type.name
        method.receiver = "\(parameter.name.spelledAsLocal)."
        method.parameterType = fullName(opener.parameterType, opener)
        method.arms = parameter.arms.map { arm in
            var arm = arm
            arm.type = fullName(arm.type, opener)
            return arm
        }
        method.obstacle = parameter.obstacle ?? obstacle(to: type, method)
        return method
    }

    private func fullName(_ name: String, _ opener: Opener) -> String {
        index.resolve(name, in: opener.owner) ?? name
    }

    /// Returns the reason why no function that such calls would reach can be added to a type.
    private func obstacle(to type: TypeFacts, _ method: Opener) -> Obstacle? {
        guard let reason = reason(against: type, method) else { return nil }
        return Obstacle(reason: "'\(type.name)', which '\(method.name)' builds with, \(reason)", place: method.place)
    }

    private func reason(against type: TypeFacts, _ method: Opener) -> String? {
        if let reason = EnvironmentTypeRules(index: index).reason(against: type) { return reason }
        // A type of the environment's own would be taken for it.
        let names = [method.parameterType] + method.arms.map(\.type)
        if let name = names.first(where: { index.resolve($0, in: type.name) != index.resolve($0) }) {
            return "has a '\(name)' of its own"
        }
        let actors = ActorSearch(index: index)
        if actors.isOnMainActorOrByDefault(method) { return nil }
        if type.keyword == "actor" { return "is an actor, and the function isn't isolated to it" }
        if actors.isOnMainActor(type.name) { return "is on the main actor, and the function isn't" }
        return UnclearActor(index: index).unknownParent(of: type.name).map { parent in
            "may be on the main actor by '\(parent)', which none of these sources declares; write '@MainActor' before '\(method.head.beginning)'"
        }
    }

    /// Returns true if a method builds with its parameter, so that more arms can be moved, and none fewer. A controller
    /// as the parameter is where the screen is opened from, not an environment.
    private func isMeant(_ method: Opener, not opener: Opener) -> Bool {
        !isController(method.owner) && movable(method).isStrictSuperset(of: movable(opener))
    }

    private func isController(_ type: String) -> Bool {
        index.ancestors(of: type).contains { $0.hasSuffix("Controller") }
    }

    /// Returns the places of the arms that can be moved.
    private func movable(_ opener: Opener) -> Set<SourcePlace> {
        if opener.obstacle != nil { return [] }
        let helpers = CastHelpers(index: index, scope: opener.scope)
        let scope = opener.typeAround.map {
            EnvironmentScope(index: index, environment: opener.owner, typeAround: $0)
        }
        let arms = opener.arms.filter { arm in
            guard case .success(let expression) = arm.content else { return false }
            return scope?.obstacle(to: helpers.leftOut(of: expression)) == nil
        }
        return Set(arms.map(\.place))
    }
}
