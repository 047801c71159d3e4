/// Finds declarations that are isolated to the main actor.
struct ActorSearch {
    let index: AppIndex

    /// Returns true if a function is isolated by itself, the type around it, its block, or the declaration that it
    /// overrides or implements.
    func isOnMainActor(_ opener: Opener) -> Bool {
        if isMain(opener.head.attributes) { return true }
        if opener.scope.isEmpty || opener.head.isNonisolated { return false }
        if areMembersOnMainActor(index.resolve(opener.scope) ?? opener.scope) { return true }
        return block(around: opener).map { isOnMainActor(opener.head, in: $0, seen: []) } ?? false
    }

    /// Returns true if a function is on the main actor, explicitly or by the module's default isolation.
    func isOnMainActorOrByDefault(_ opener: Opener) -> Bool {
        isOnMainActor(opener) || (index.isMainActorByDefault(opener.place.file) && !isOffDefault(opener))
    }

    /// Returns true if a type or protocol is isolated, even by inheritance.
    func isOnMainActor(_ type: String) -> Bool { isMainActor(type, seen: []) }

    /// Returns the app's own global actor that a function is isolated to, by itself, its type, or a protocol that
    /// requires it. For example: `DatabaseActor`.
    func otherActor(of opener: Opener) -> String? {
        let around = opener.around.last.map { index.resolve($0) ?? $0 }
        if let own = otherActor(among: opener.head.attributes, in: opener.scope) { return own }
        if let type = around.flatMap({ otherActor(of: $0) }) { return type }
        guard let block = block(around: opener), !isMain(opener.head.attributes), !opener.head.isNonisolated else {
            return nil
        }
        return requirements(for: opener.head, in: block).lazy.compactMap { requirement, scope in
            otherActor(among: requirement.attributes, in: scope)
        }.first
    }

    /// Returns the app's own global actor of a type, even by inheritance.
    func otherActor(of type: String) -> String? {
        ([type] + index.ancestors(of: type).sorted()).lazy.compactMap { name -> String? in
            // What an extension is marked with is for its own members alone.
            let blocks = index.blocks(of: name).filter { !$0.isExtension }
            return otherActor(among: blocks.flatMap(\.attributes), in: name)
        }.first
    }

    /// Returns the global actor of the extension around a function.
    func otherActor(ofBlockAround opener: Opener) -> String? {
        block(around: opener).flatMap { otherActor(among: $0.attributes, in: $0.name) }
    }

    /// Returns the last declaration or extension that begins before the function; those of one type aren't nested.
    func block(around opener: Opener) -> TypeFacts? {
        let scope = index.resolve(opener.scope) ?? opener.scope
        return Set([opener.scope, scope] + opener.around.suffix(1)).flatMap(index.blocks)
            .filter { $0.place.file == opener.place.file && $0.place.offset < opener.place.offset }
            .max { $0.place.offset < $1.place.offset }
    }

    /// Returns the requirements that a function of a block fulfils, with their protocols, for the block's own
    /// conformances: these requirements determine its actor.
    func requirements(for head: MemberFacts.Method, in block: TypeFacts) -> [(MemberFacts.Method, scope: String)] {
        let parents = index.parents(of: block).filter { index.declaration(of: $0)?.isProtocol == true }
        let protocols = Set(parents + parents.flatMap(index.ancestors)).sorted()
        return protocols.flatMap { name -> [(MemberFacts.Method, scope: String)] in
            let methods = index.declaration(of: name)?.members.methods ?? []
            let asked = methods.filter { RequirementMatch(index: index).fits(head, $0, of: name, in: block.name) }
            return same(as: head, among: asked).map { ($0, name) }
        }
    }

    /// Returns true if a type's members are isolated. Not every version of Swift inherits this in protocol extensions.
    private func areMembersOnMainActor(_ type: String) -> Bool {
        guard let facts = index.declaration(of: type), facts.isProtocol else { return isOnMainActor(type) }
        return isMain(facts.attributes)
    }

    private func otherActor(among attributes: [String], in scope: String) -> String? {
        attributes.first { name in
            let last = name.lastPart
            if last == "globalActor" || isMain([name]) { return false }
            let declared = index.resolve(name, in: scope).flatMap(index.declaration)
            return declared?.attributes.contains("globalActor") ?? last.hasSuffix("Actor")
        }
    }

    private func isMain(_ attributes: [String]) -> Bool {
        attributes.contains { $0.lastPart == "MainActor" || index.unaliased($0, in: "").lastPart == "MainActor" }
    }

    /// Returns true if default isolation doesn't apply.
    private func isOffDefault(_ opener: Opener) -> Bool {
        if opener.head.isNonisolated { return true }
        guard let block = block(around: opener) else { return false }
        let around = opener.around.dropLast().compactMap(index.declaration)
        return ([block] + around).contains { $0.isNonisolated || $0.keyword == "actor" }
            || index.declaration(of: block.name)?.keyword == "actor"
    }

    /// - Parameter seen: the blocks visited so far.
    private func isOnMainActor(_ head: MemberFacts.Method, in block: TypeFacts, seen: Set<SourcePlace>) -> Bool {
        if isMain(head.attributes) { return true }
        if head.isNonisolated { return false }
        if isMain(block.attributes) || areMembersOnMainActor(block.name) { return true }
        let asked = requirements(for: head, in: block).contains { requirement, scope in
            isMain(requirement.attributes) || (areMembersOnMainActor(scope) && !requirement.isNonisolated)
        }
        if asked { return true }
        guard head.isOverride, !seen.contains(block.place) else { return false }
        return index.superclasses(of: block.name).contains { type in
            index.blocks(of: type).contains { other in
                same(as: head, among: other.members.methods).contains {
                    isOnMainActor($0, in: other, seen: seen.union([block.place]))
                }
            }
        }
    }

    /// Returns methods of the same name and labels; of several, those with the same types.
    private func same(as head: MemberFacts.Method, among methods: [MemberFacts.Method]) -> [MemberFacts.Method] {
        let named = methods.filter { $0.fullName == head.fullName && $0.isStatic == head.isStatic }
        let exact = named.filter { $0.types == head.types }
        return named.count > 1 && !exact.isEmpty ? exact : named
    }

    private func isMainActor(_ name: String, seen: Set<String>) -> Bool {
        guard let type = index.declaration(of: name) else { return PlatformActors.areMain(name) }
        if isMain(type.attributes) { return true }
        if type.isNonisolated || type.keyword == "actor" || seen.contains(name) { return false }
        return index.parents(of: type).contains { isMainActor($0, seen: seen.union([name])) }
    }
}

extension AppIndex {
    /// Returns the superclasses, nearest first, as far as the sources declare them.
    func superclasses(of name: String) -> [String] {
        var found: [String] = []
        var current = name
        while let type = declaration(of: current), type.keyword == "class",
            let parent = parents(of: type).first(where: { declaration(of: $0)?.keyword == "class" }),
            !found.contains(parent)
        {
            found.append(parent)
            current = parent
        }
        return found
    }
}
