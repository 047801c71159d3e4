/// Finds out what is isolated to the main actor.
struct ActorSearch {
    let index: AppIndex

    /// A witness has the actor of its protocol where the same block says that it conforms.
    func isOnMainActor(_ opener: Opener) -> Bool {
        opener.isMainActor
            || index.blocks(of: opener.scope).contains { block in
                block.isMainActor || block.inherited.contains { isMainActor($0, in: block.name, seen: []) }
            }
    }

    /// Also of what inherits from a type or protocol on the main actor.
    func isOnMainActor(_ type: String) -> Bool { isMainActor(type, in: "", seen: []) }

    private func isMainActor(_ name: String, in scope: String, seen: Set<String>) -> Bool {
        if name.hasPrefix("UI"), name.hasSuffix("Controller") { return true }
        guard let full = index.resolve(name, in: scope), !seen.contains(full), let type = index.declaration(of: full)
        else { return false }
        return type.isMainActor
            || type.inherited.contains { isMainActor($0, in: full, seen: seen.union([full])) }
    }
}
