/// Inheritance of types and protocols, even through aliases.
extension AppIndex {
    /// Returns the parents in a block's own inheritance clause: full names, or names as written if no source declares
    /// them.
    func parents(of block: TypeFacts) -> [String] {
        block.inherited.flatMap { meanings(of: $0, in: block.name, 0) }
    }

    /// Returns all types and protocols that it inherits from or conforms to, directly or indirectly.
    func ancestors(of name: String) -> Set<String> {
        var found: Set<String> = []
        var next = [name]
        while let current = next.popLast() {
            for parent in blocks(of: current).flatMap(parents) where found.insert(parent).inserted {
                next.append(parent)
            }
        }
        return found
    }

    /// Returns the type that an alias finally stands for; the name itself if there is no such type, or several.
    func unaliased(_ name: String, in scope: String) -> String { unaliased(name, in: scope, 0) }

    /// - Parameter depth: the number of aliases followed so far; they may be circular.
    private func unaliased(_ name: String, in scope: String, _ depth: Int) -> String {
        // What a closure returns is a type of the app's, and the closure isn't.
        if name.contains("->") { return name }
        if let full = resolve(name, in: scope) { return depth == 0 ? name : full }
        guard depth < 8, let alias = alias(name, in: scope) else { return name }
        return unaliased(alias.type, in: alias.scope, depth + 1)
    }

    private func meanings(of name: String, in scope: String, _ depth: Int) -> [String] {
        if let full = resolve(name, in: scope) { return [full] }
        guard depth < 8, let alias = alias(name, in: scope) else { return [name] }
        return alias.type.composedNames.flatMap { meanings(of: $0, in: alias.scope, depth + 1) }
    }

    /// Returns the type of an alias, and the type around the alias.
    private func alias(_ name: String, in scope: String) -> (type: String, scope: String)? {
        let parts = name.split(separator: ".")
        guard let last = parts.last.map(String.init) else { return nil }
        let base = parts.dropLast().joined(separator: ".")
        var scopes: [String] = []
        if base.isEmpty {
            scopes = TypeNames.path(to: scope).reversed()
        } else if let type = resolve(base, in: scope) {
            scopes = [type]
        }
        for type in scopes {
            let members = members(of: type)
            if members.unsureAliases.contains(last) { return nil }
            if let found = members.aliases[last] { return (found, type) }
        }
        // With a module before it, where it isn't one of a type's.
        guard base.isEmpty || resolve(base, in: scope) == nil, let types = topLevelAliases(last), types.count == 1,
            let type = types.first, !type.isEmpty
        else { return nil }
        return (type, "")
    }
}

extension String {
    /// The names in a composition, without generic arguments: `Place` and `Sendable` for `any Place & Sendable`.
    fileprivate var composedNames: [String] {
        split(separator: "&").map { part in
            var text = part.drop { " (\n\t".contains($0) }
            for word in ["any ", "some ", "@MainActor "] where text.hasPrefix(word) {
                text = text.dropFirst(word.count)
            }
            return String(text.prefix { !"< )\n\t".contains($0) })
        }.filter { !$0.isEmpty }
    }
}
