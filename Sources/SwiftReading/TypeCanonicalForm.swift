extension TypeShape {
    /// The type without its outermost sugar: `Optional<Int>` is an optional, `Swift.Array<Int>` an array.
    var desugared: TypeShape {
        guard case .named(let written) = self else { return self }
        let segments = written.withoutKnownModule
        guard segments.count == 1, let segment = segments.first else { return .named(segments) }
        switch (segment.name, segment.arguments.count) {
        case ("Optional", 1): return .optional(segment.arguments[0])
        case ("Array", 1): return .array(segment.arguments[0])
        case ("Dictionary", 2): return .dictionary(key: segment.arguments[0], value: segment.arguments[1])
        default: return .named(segments)
        }
    }

    /// The type with `?` and brackets for `Optional`, `Array` and `Dictionary` in all its parts: a variable of the
    /// type `Optional<Int>` isn't `nil` by default.
    var sugared: TypeShape {
        switch self {
        case .named(let written):
            let segments = written.map { Segment(name: $0.name, arguments: $0.arguments.map(\.sugared)) }
            let named = TypeShape.named(segments)
            if case .named = named.desugared { return named }
            return named.desugared
        case .optional(let wrapped): return .optional(wrapped.sugared)
        case .array(let element): return .array(element.sugared)
        case .dictionary(let key, let value): return .dictionary(key: key.sugared, value: value.sugared)
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.sugared) })
        case .function(let function): return .function(function.sugared)
        case .existential(let constraint): return .existential(constraint.sugared)
        case .composition(let parts): return .composition(parts.map(\.sugared))
        case .metatype(let base, let suffix): return .metatype(base.sugared, suffix: suffix)
        }
    }

    /// The same shape for all spellings of a type, in all its parts.
    var canonical: TypeShape {
        switch desugared {
        case .named([Segment(name: "TimeInterval")]): .named("Double")
        case .named([Segment(name: "Codable")]): .composition([.named("Decodable"), .named("Encodable")])
        case .named(let segments):
            .named(segments.map { Segment(name: $0.name, arguments: $0.arguments.map(\.canonical)) })
        case .optional(let wrapped): .optional(wrapped.canonical)
        case .array(let element): .array(element.canonical)
        case .dictionary(let key, let value): .dictionary(key: key.canonical, value: value.canonical)
        case .tuple(let elements): .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.canonical) })
        case .function(let function): .function(function.canonical)
        // A protocol's bare name is the same type, where the language mode allows it.
        case .existential(let constraint): constraint.canonical
        case .composition(let parts): .composition(TypeShape.ordered(parts))
        case .metatype(let base, let suffix): .metatype(base.canonical, suffix: suffix)
        }
    }

    /// Sorts and flattens a composition: `A & B` and `B & A` are one type, and so is `Codable & A` with its parts
    /// written out.
    private static func ordered(_ parts: [TypeShape]) -> [TypeShape] {
        let flat = parts.map(\.canonical).flatMap { part in
            if case .composition(let inner) = part { inner } else { [part] }
        }
        return Set(flat).sorted { $0.spelling < $1.spelling }
    }
}

extension TypeShape.Function {
    fileprivate var sugared: TypeShape.Function {
        var function = self
        function.parameters = parameters.map {
            TypeShape.Parameter(name: $0.name, isInout: $0.isInout, type: $0.type.sugared)
        }
        function.result = result.sugared
        if case .typed(let error) = failure { function.failure = .typed(error.sugared) }
        return function
    }

    /// The function without `@escaping` and the names of parameters, which don't belong to the type.
    fileprivate var canonical: TypeShape.Function {
        var result = self
        result.isEscaping = false
        result.parameters = parameters.map { TypeShape.Parameter(isInout: $0.isInout, type: $0.type.canonical) }
        result.result = self.result.canonical
        if case .typed(let error) = failure { result.failure = .typed(error.canonical) }
        if result.failure == .typed(.named("Error")) { result.failure = .any }
        if result.failure == .typed(.named("Never")) { result.failure = .none }
        return result
    }
}
