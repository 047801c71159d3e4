extension ClassIndex {
    /// A class by its name and the module that declares it.
    struct Key: Hashable, Sendable {
        var name: String
        var module: String
    }

    /// Returns a class and its superclasses, as far as exactly one declaration of each is in the sources.
    mutating func ancestry(of key: Key) -> [ClassMembers] {
        var ancestry: [ClassMembers] = []
        var seen: Set<Key> = []
        var next: Key? = key
        while let key = next, seen.insert(key).inserted {
            load(key.name)
            let declarations = (members[key.name] ?? []).filter(\.isDeclaration)
            let own = declarations.filter { $0.module == key.module }
            let candidates = own.isEmpty ? declarations : own
            guard candidates.count == 1, !mayBeUnread(key.name) else { break }
            ancestry += candidates
            next = candidates[0].parent.map { Key(name: $0, module: candidates[0].module) }
        }
        return ancestry
    }

    /// Returns the names that the sources of these classes assign a value to.
    func assigned(in ancestry: [ClassMembers]) -> Set<String> {
        ancestry.flatMap { members[$0.name] ?? [] }.reduce(into: []) { $0.formUnion($1.assigned) }
    }

    /// Returns those of the names that any source assigns to members of other objects.
    func assignedElsewhere(_ names: Set<String>) -> Set<String> {
        if names.isEmpty { return [] }
        return files.reduce(into: []) { found, file in
            guard let bytes = read(file.path) else { return }
            found.formUnion(AssignedNames.all(ofOthers: names, in: bytes))
        }
    }
}

extension ClassMembers {
    var key: ClassIndex.Key { ClassIndex.Key(name: name, module: module) }
}
