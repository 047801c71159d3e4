/// Keeps what a mock holds for one member from being called as another member is.
enum BaseNames {
    /// `fetchMethod` in place of `fetch` when the protocol has a `fetchCalled` of its own.
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
