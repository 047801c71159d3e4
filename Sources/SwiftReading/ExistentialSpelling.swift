/// Adds missing `any` before the protocols in a type.
struct ExistentialSpelling {
    /// The names of the project's own protocols; those of the platform are known.
    let protocols: Set<String>

    func spelling(_ shape: TypeShape) -> TypeShape {
        switch shape {
        case .named(let path):
            if isProtocol(path) { return .existential(shape) }
            return .named(path.map { TypeShape.Segment(name: $0.name, arguments: $0.arguments.map(spelling)) })
        case .composition: return .existential(shape)
        case .optional(let wrapped): return .optional(spelling(wrapped))
        case .array(let element): return .array(spelling(element))
        case .dictionary(let key, let value): return .dictionary(key: spelling(key), value: spelling(value))
        case .tuple(let elements):
            return .tuple(elements.map { TypeShape.TupleElement(label: $0.label, type: spelling($0.type)) })
        case .function(let function): return .function(spelling(function))
        case .existential: return shape
        case .metatype(let base, let suffix):
            let spelled = spelling(base)
            // `any P.Type` is the type of all types that conform to `P`.
            if case .named = base, spelled != base { return .existential(shape) }
            return .metatype(spelled, suffix: suffix)
        }
    }

    private func spelling(_ function: TypeShape.Function) -> TypeShape.Function {
        var function = function
        function.parameters = function.parameters.map {
            TypeShape.Parameter(name: $0.name, isInout: $0.isInout, type: spelling($0.type))
        }
        function.result = spelling(function.result)
        if case .typed(let error) = function.failure { function.failure = .typed(spelling(error)) }
        return function
    }

    private func isProtocol(_ path: [TypeShape.Segment]) -> Bool {
        if let type = path.platformType { return type.kind == .protocol }
        guard path.count == 1, let only = path.first else { return false }
        return protocols.contains(only.name)
    }
}

extension TypeShape {
    /// Returns the first name or composition that has `any` before it in `other`, a type of the same form.
    func firstDifference(from other: TypeShape) -> TypeShape? {
        if self == other { return nil }
        switch (self, other) {
        case (_, .existential): return self
        case (.optional(let own), .optional(let other)), (.array(let own), .array(let other)),
            (.metatype(let own, _), .metatype(let other, _)):
            return own.firstDifference(from: other)
        default:
            return zip(parts, other.parts).lazy.compactMap { $0.firstDifference(from: $1) }.first ?? self
        }
    }

    /// The types that it consists of, in the order of the text.
    var parts: [TypeShape] {
        switch self {
        case .named(let path): path.flatMap(\.arguments)
        case .optional(let inner), .array(let inner), .existential(let inner), .metatype(let inner, _): [inner]
        case .dictionary(let key, let value): [key, value]
        case .tuple(let elements): elements.map(\.type)
        case .composition(let parts): parts
        case .function(let function): function.parts
        }
    }
}

extension TypeShape.Function {
    /// The types in the order of the text, without the global actor, which isn't the type of a value.
    fileprivate var parts: [TypeShape] {
        var parts = parameters.map(\.type)
        if case .typed(let error) = failure { parts.append(error) }
        return parts + [result]
    }
}
