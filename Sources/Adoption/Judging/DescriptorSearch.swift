/// Finds the descriptors of an app: types that conform to their protocol, and types that the resolver has an arm for.
struct DescriptorSearch {
    let index: AppIndex
    let resolver: Resolver

    /// The descriptors, in the order of their places, without generated ones, which generated resolvers open.
    var descriptors: [TypeFacts] {
        let inArms = Set(resolver.arms.compactMap { index.resolve($0.arm.type, in: resolver.owner) })
        let all = index.declarations.filter { type in
            guard !type.isProtocol, type.name != resolver.owner, !index.sources[type.place.file].isGenerated else {
                return false
            }
            if inArms.contains(type.name) { return true }
            return resolver.conformance.map { index.ancestors(of: type.name).contains($0) } ?? false
        }
        return all.sorted { (path(of: $0), $0.place.offset) < (path(of: $1), $1.place.offset) }
    }

    private func path(of type: TypeFacts) -> String { index.sources[type.place.file].path }
}
