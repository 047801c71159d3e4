/// The associated types of a protocol and its ancestors, those of the same name merged with all requirements.
struct MergedAssociatedTypes {
    private(set) var types: [AssociatedType] = []

    init(_ declared: [AssociatedType]) {
        var groups: [[AssociatedType]] = []
        var positions: [String: Int] = [:]
        for type in declared {
            if let position = positions[type.name] {
                groups[position].append(type)
            } else {
                positions[type.name] = groups.count
                groups.append([type])
            }
        }
        types = groups.map(MergedAssociatedTypes.merge)
    }

    private static func merge(_ types: [AssociatedType]) -> AssociatedType {
        var merged = types[0]
        merged.requirements = types.flatMap(\.requirements)
        var parts: [TypeShape] = []
        for part in types.flatMap({ $0.constraint?.parts ?? [] }) where !parts.contains(part) { parts.append(part) }
        merged.constraint = parts.count < 2 ? parts.first : .composition(parts)
        merged.fallback = fallback(of: types)
        return merged
    }

    /// Returns the default of one declaration, unless another one requires more, which the default may not fulfil.
    private static func fallback(of types: [AssociatedType]) -> TypeShape? {
        guard let type = types.first(where: { $0.fallback != nil }) else { return nil }
        let known = type.constraint?.parts ?? []
        let isEnough = types.allSatisfy { other in
            (other.constraint?.parts ?? []).allSatisfy(known.contains)
                && other.requirements.allSatisfy(type.requirements.contains)
        }
        return isEnough ? type.fallback : nil
    }
}
