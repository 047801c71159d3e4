/// Keeps the names of a mock's parts from clashing with other members.
enum BaseNames {
    /// Returns names without clashes: `fetchMethod` instead of `fetch` if the protocol has its own `fetchCalled`.
    static func withoutClashes(_ bases: [String], members: [Member], _ naming: any Naming) -> [String] {
        let taken = Set(members.filter { $0.kind == .property }.map(\.name))
        if taken.isEmpty { return bases }
        return bases.map { base in
            // All that it could be called like begins with it.
            guard taken.contains(where: { $0.hasPrefix(base) }) else { return base }
            let names = naming.records(base: base, argument: nil)
            let own = [
                names.count, names.called, names.invocations, names.result, names.error, names.handler, base + "Calls",
            ]
            return own.contains { $0.map(taken.contains) ?? false } ? base + "Method" : base
        }
    }
}
