import SwiftReading

/// What is known of what stands before the dots of a source: by what the source writes, then by what generated types have.
struct Receivers {
    let values: GeneratedValues
    /// Generated types that the source mentions.
    let mentioned: Set<String>
    /// A type whose member is looked for, with the protocols that refine it.
    let kinds: Set<String>
    /// Whether what isn't known may be of the type: who mentions it may have one by any name.
    let isUnknownCounted: Bool

    /// - Parameter type: the one that is looked for, or one of the user's that has its members.
    func mayReach(_ use: SourceUses.Member, of type: String, in uses: SourceUses) -> Bool {
        if use.isQualified { return isOf(type, use, uses) ?? isUnknownCounted }
        // Without a dot, inside of the type itself.
        guard let declaration = uses.declaration(around: use.offset), uses.types[declaration.name]?[use.name] == nil
        else {
            return false
        }
        return declaration.name == type
    }

    private func isOf(_ type: String, _ use: SourceUses.Member, _ uses: SourceUses) -> Bool? {
        guard let base = use.base else { return nil }
        let place = Place(values: values, mentioned: mentioned, uses: uses, offset: use.offset)
        let wanted = kinds.union([type])
        if let giver = use.giver { return place.types(handedBy: giver).map { !$0.isDisjoint(with: wanted) } }
        if uses.tells(base, isOf: type, at: use.offset) == true { return true }
        if let types = place.types(of: base) { return !types.isDisjoint(with: wanted) }
        return uses.tells(base, isOf: type, at: use.offset)
    }
}

/// A place in a source, and what the names are of that it can use.
private struct Place {
    let values: GeneratedValues
    let mentioned: Set<String>
    let uses: SourceUses
    let offset: Int

    /// Functions whose closures get the elements, or the value, of what they are called on.
    private static let handingOn: Set<String> = [
        "allSatisfy", "compactMap", "contains", "count", "drop", "filter", "first", "firstIndex", "flatMap", "forEach",
        "last", "lastIndex", "map", "max", "min", "partition", "prefix", "removeAll", "sort", "sorted", "split",
    ]

    private var extended: String { uses.declaration(around: offset)?.name ?? "" }

    /// `nil` where neither the source nor generated code tells.
    func types(of name: String) -> Set<String>? {
        if let written = uses.scope(around: offset)[name] { return known(written) }
        return generated(name)
            ?? uses.aliases[extended]?[name].flatMap { other in
                uses.scope(around: offset)[other].map(known) ?? generated(other)
            }
    }

    func types(handedBy giver: SourceUses.Giver) -> Set<String>? {
        for types in [values.types(named: [extended]), mentioned] {
            if let handed = values.types(handedBy: giver.function, from: types) { return handed }
        }
        guard Self.handingOn.contains(giver.function), let base = giver.base else { return nil }
        return types(of: base)
    }

    /// By what generated types have: the one that the place extends, else those that the source mentions.
    private func generated(_ name: String) -> Set<String>? {
        values.types(of: name, from: values.types(named: [extended])) ?? values.types(of: name, from: mentioned)
    }

    /// With the types around them; for the functions that a value comes from, with what these give.
    private func known(_ names: Set<String>) -> Set<String> {
        let results = names.filter { $0.first?.isUppercase == false }.compactMap(generated)
        return results.reduce(names.union(values.types(named: names))) { $0.union($1) }
    }
}
