extension TypeShape {
    /// All named types in it; an outer one comes before its arguments.
    var namedPaths: [[Segment]] {
        switch self {
        case .named(let segments): [segments] + segments.flatMap { $0.arguments.flatMap(\.namedPaths) }
        case .optional(let inner), .array(let inner), .existential(let inner), .metatype(let inner, _): inner.namedPaths
        case .dictionary(let key, let value): key.namedPaths + value.namedPaths
        case .tuple(let elements): elements.flatMap(\.type.namedPaths)
        case .composition(let parts): parts.flatMap(\.namedPaths)
        case .function(let function): function.namedPaths
        }
    }
}

extension TypeShape.Function {
    fileprivate var namedPaths: [[TypeShape.Segment]] {
        var paths = globalActor?.namedPaths ?? []
        paths += parameters.flatMap(\.type.namedPaths)
        if case .typed(let error) = failure { paths += error.namedPaths }
        return paths + result.namedPaths
    }
}

extension TypeShape {
    /// The root names that are only used as global actors of function types.
    ///
    /// For example: `@Baker () -> Bread` has `Baker`.
    var globalActors: Set<String> {
        if case .named = self { return [] }
        let actors = Set(functions.compactMap { $0.globalActor?.namedPaths.first?.first?.name })
        if actors.isEmpty { return [] }
        var counts: [String: Int] = [:]
        for path in namedPaths { counts[path.first?.name ?? "", default: 0] += 1 }
        for part in functions {
            if let name = part.globalActor?.namedPaths.first?.first?.name { counts[name, default: 0] -= 1 }
        }
        return actors.filter { counts[$0] == 0 }
    }

    /// The function types in it.
    private var functions: [Function] {
        let inner = parts.flatMap(\.functions)
        if case .function(let function) = self { return [function] + inner }
        return inner
    }
}
