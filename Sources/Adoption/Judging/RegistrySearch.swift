/// Finds closures stored for types of descriptors, which nothing can check.
struct RegistrySearch {
    let index: AppIndex
    let names: TypeNames

    /// Returns the registration for a descriptor, by its full name.
    func registration(of descriptor: String) -> Registration? {
        index.facts.lazy.flatMap(\.registrations).first { type(of: $0) == descriptor }
    }

    /// The functions that register closures for several types of one kind, with the number of types.
    var registries: [(function: String, count: Int, place: SourcePlace)] {
        index.facts.flatMap { facts in
            let groups = Dictionary(grouping: facts.registrations.filter { type(of: $0) != nil }, by: \.function)
            return groups.compactMap { function, registrations -> (function: String, count: Int, place: SourcePlace)? in
                let types = Set(registrations.compactMap(type))
                guard let first = registrations.first, types.count > 1, haveProtocol(types) else { return nil }
                return (function, types.count, first.place)
            }
        }.sorted { ($0.place.file, $0.place.offset) < ($1.place.file, $1.place.offset) }
    }

    private func haveProtocol(_ types: Set<String>) -> Bool {
        let common = types.map(index.ancestors).reduce(nil) { $0?.intersection($1) ?? $1 } ?? []
        return common.contains { index.declaration(of: $0)?.isProtocol == true }
    }

    /// Returns the registered type, if values can have it.
    private func type(of registration: Registration) -> String? {
        guard case .type(let type) = names.meaning(of: registration.type, around: registration.around),
            index.declaration(of: type)?.isProtocol == false
        else { return nil }
        return type
    }
}
