/// Finds out what is isolated to the main actor.
struct ActorSearch {
    let index: AppIndex

    /// By the function itself, by the type around it, and by the block that it stands in: a witness has the actor of its
    /// protocol where the same block says that it conforms.
    func isOnMainActor(_ opener: Opener) -> Bool {
        if opener.isMainActor { return true }
        if opener.scope.isEmpty { return false }
        let type = index.resolve(opener.scope) ?? opener.scope
        if isOnMainActor(type) { return true }
        guard let block = block(of: opener, Set([opener.scope, type] + opener.around.suffix(1))) else { return false }
        return block.isMainActor || block.inherited.contains { isMainActor($0, in: block.name, seen: []) }
    }

    /// What states no actor may be on the main one by a setting.
    func isOnMainActorOrByDefault(_ opener: Opener) -> Bool {
        isOnMainActor(opener) || index.isMainActorByDefault(opener.place.file)
    }

    /// Also of what inherits from a type or protocol on the main actor.
    func isOnMainActor(_ type: String) -> Bool { isMainActor(type, in: "", seen: []) }

    /// A global actor of the app's own that a function is isolated to, by itself or by its type. For example: `DatabaseActor`.
    func otherActor(of opener: Opener) -> String? {
        let around = opener.around.last.map { index.resolve($0) ?? $0 }
        return otherActor(among: opener.attributes, in: opener.scope) ?? around.flatMap { otherActor(of: $0) }
    }

    /// Also of what a type inherits from.
    func otherActor(of type: String) -> String? {
        ([type] + index.ancestors(of: type).sorted()).lazy.compactMap { name -> String? in
            // What an extension is marked with is for its own members alone.
            let blocks = index.blocks(of: name).filter { !$0.isExtension }
            return otherActor(among: blocks.flatMap(\.attributes), in: name)
        }.first
    }

    /// The one that an extension states for what is in it.
    func otherActor(ofBlockAround opener: Opener) -> String? {
        guard let name = opener.around.last else { return nil }
        let names = Set([name, index.resolve(name) ?? name])
        return block(of: opener, names).flatMap { otherActor(among: $0.attributes, in: name) }
    }

    private func otherActor(among attributes: [String], in scope: String) -> String? {
        attributes.first { name in
            let last = name.lastPart
            if ["MainActor", "globalActor"].contains(last) { return false }
            let declared = index.resolve(name, in: scope).flatMap(index.declaration)
            return declared?.attributes.contains("globalActor") ?? last.hasSuffix("Actor")
        }
    }

    /// The declaration or extension that begins last before the function; those of one type aren't inside each other.
    private func block(of opener: Opener, _ names: Set<String>) -> TypeFacts? {
        names.flatMap(index.blocks)
            .filter { $0.place.file == opener.place.file && $0.place.offset < opener.place.offset }
            .max { $0.place.offset < $1.place.offset }
    }

    private func isMainActor(_ name: String, in scope: String, seen: Set<String>) -> Bool {
        if name.hasPrefix("UI"), name.hasSuffix("Controller") { return true }
        guard let full = index.resolve(name, in: scope), !seen.contains(full), let type = index.declaration(of: full)
        else { return false }
        return type.isMainActor
            || type.inherited.contains { isMainActor($0, in: full, seen: seen.union([full])) }
    }
}
