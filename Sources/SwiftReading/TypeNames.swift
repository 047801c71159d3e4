extension TypeShape {
    /// Every named type in it: the outer one before its arguments.
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
