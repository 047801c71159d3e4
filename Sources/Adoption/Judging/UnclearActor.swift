/// Says where only what no source declares could tell whether a function is on the main actor.
struct UnclearActor {
    let index: AppIndex

    /// As a sentence with what to do about it; `nil` where it is clear.
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

    /// What a type inherits or conforms to where it is declared, and what that does in turn.
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

    /// What asks for a function whose parameter's protocol the app declares is declared by the app as well.
    private func canBeAsked(_ opener: Opener) -> Bool {
        index.resolve(opener.parameterType, in: opener.scope).flatMap(index.declaration) == nil
    }

    /// What is overridden may be anyone's; what a protocol asks for is the block's own.
    private func unknownRequirement(of opener: Opener, _ block: TypeFacts) -> String? {
        let parents = index.parents(of: block)
        let all = parents + parents.flatMap { index.ancestors(of: $0).sorted() }
        return all.first { index.declaration(of: $0) == nil && !PlatformActors.areNone($0) }
    }
}
