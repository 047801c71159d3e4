/// Finds functions whose isolation depends on declarations outside of the sources.
struct UnclearActor {
    let index: AppIndex

    /// Returns the reason, as a sentence with a remedy; `nil` if the isolation is clear.
    func obstacle(of opener: Opener) -> Obstacle? {
        let actors = ActorSearch(index: index)
        if opener.scope.isEmpty || opener.head.isNonisolated || actors.isOnMainActorOrByDefault(opener) { return nil }
        let type = index.resolve(opener.scope) ?? opener.scope
        guard let block = actors.block(around: opener) else { return nil }
        let unknown = unknownParent(of: type) ?? (canBeAsked(opener) ? unknownRequirement(of: opener, block) : nil)
        if let unknown {
            return Obstacle(
                reason:
                    "'\(unknown)' may put it on the main actor, and none of these sources declares that; write '@MainActor' before '\(opener.head.beginning)', or 'nonisolated' if it isn't",
                place: opener.place
            )
        }
        // What is in an extension of the protocol, or asked for by it.
        let protocols = [type] + actors.requirements(for: opener.head, in: block).map(\.scope)
        return protocols.lazy.compactMap { heir -> Obstacle? in
            guard let type = index.declaration(of: heir), type.isProtocol,
                let parent = index.ancestors(of: heir).sorted().first(where: actors.isOnMainActor)
            else { return nil }
            return Obstacle(
                reason:
                    "'\(parent)' is on the main actor, and what inherits from it is in Swift 6 only; write '@MainActor' before '\(type.beginning)'",
                place: opener.place
            )
        }.first
    }

    /// Returns an undeclared type that a type's declaration inherits from or conforms to, directly or indirectly.
    func unknownParent(of type: String) -> String? {
        var seen: Set<String> = [type]
        var next = [type]
        while let current = next.popLast() {
            guard let declaration = index.declaration(of: current), !declaration.isNonisolated,
                declaration.keyword != "actor"
            else { continue }
            for parent in index.parents(of: declaration) where seen.insert(parent).inserted {
                if index.declaration(of: parent) == nil, !PlatformActors.areNone(parent) { return parent }
                next.append(parent)
            }
        }
        return nil
    }

    /// Returns false if the app declares the protocol of the parameter: then it also declares all requirements with it.
    private func canBeAsked(_ opener: Opener) -> Bool {
        index.resolve(opener.parameterType, in: opener.scope).flatMap(index.declaration) == nil
    }

    /// Returns an undeclared parent of a function's block, which may require the function or be overridden by it.
    private func unknownRequirement(of opener: Opener, _ block: TypeFacts) -> String? {
        let parents = index.parents(of: block)
        let all = parents + parents.flatMap { index.ancestors(of: $0).sorted() }
        return all.first { index.declaration(of: $0) == nil && !PlatformActors.areNone($0) }
    }
}
