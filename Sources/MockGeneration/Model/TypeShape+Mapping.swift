extension TypeShape {
    /// Returns the type with its direct parts replaced.
    func mapParts(_ change: (TypeShape) -> TypeShape) -> TypeShape {
        switch self {
        case .named(let name, let arguments): .named(name, arguments.map(change))
        case .member(let base, let name, let arguments): .member(change(base), name, arguments.map(change))
        case .optional(let wrapped): .optional(change(wrapped))
        case .implicitlyUnwrapped(let wrapped): .implicitlyUnwrapped(change(wrapped))
        case .array(let element): .array(change(element))
        case .dictionary(let key, let value): .dictionary(change(key), change(value))
        case .tuple(let elements): .tuple(elements.map { $0.mapType(change) })
        case .function(let function): .function(function.mapParts(change))
        case .existential(let base): .existential(change(base))
        case .opaque(let base): .opaque(change(base))
        case .composition(let parts): .composition(parts.map(change))
        case .suppressed(let base): .suppressed(change(base))
        case .metatype(let base, let kind): .metatype(change(base), kind)
        case .attributed(let attributes, let base): .attributed(attributes, change(base))
        case .pack(let pattern): .pack(change(pattern))
        case .verbatim: self
        }
    }

    /// Returns true if the predicate holds for the type or a type in it.
    func contains(where isSuch: (TypeShape) -> Bool) -> Bool {
        if isSuch(self) { return true }
        return switch self {
        case .named(_, let parts), .composition(let parts): parts.contains { $0.contains(where: isSuch) }
        case .member(let base, _, let arguments):
            base.contains(where: isSuch) || arguments.contains { $0.contains(where: isSuch) }
        case .optional(let part), .implicitlyUnwrapped(let part), .array(let part), .existential(let part),
            .opaque(let part), .suppressed(let part), .metatype(let part, _), .attributed(_, let part), .pack(let part):
            part.contains(where: isSuch)
        case .dictionary(let key, let value): key.contains(where: isSuch) || value.contains(where: isSuch)
        case .tuple(let elements): elements.contains { $0.type.contains(where: isSuch) }
        case .function(let function): function.contains(where: isSuch)
        case .verbatim: false
        }
    }

    /// Returns true if the name is that of the type or a type in it.
    func mentions(_ wanted: String) -> Bool {
        contains { part in
            switch part {
            case .named(let name, _): name == wanted
            case .verbatim(let text): text.contains(wanted)
            default: false
            }
        }
    }

    /// Returns true if one of the names is that of the type or a type in it.
    func mentions(_ names: Set<String>) -> Bool {
        guard let only = names.first else { return false }
        if names.count == 1 { return mentions(only) }
        return contains { part in
            switch part {
            case .named(let name, _): names.contains(name)
            case .verbatim(let text): names.contains { text.contains($0) }
            default: false
            }
        }
    }
}

extension TypeShape.TupleElement {
    func mapType(_ change: (TypeShape) -> TypeShape) -> TypeShape.TupleElement {
        TypeShape.TupleElement(label: label, type: change(type), isVariadic: isVariadic)
    }
}

extension FunctionShape {
    fileprivate func contains(where isSuch: (TypeShape) -> Bool) -> Bool {
        if case .typed(let error) = effects.throwing, error.contains(where: isSuch) { return true }
        return parameters.contains { $0.type.contains(where: isSuch) } || result.contains(where: isSuch)
    }

    fileprivate func mapParts(_ change: (TypeShape) -> TypeShape) -> FunctionShape {
        FunctionShape(
            parameters: parameters.map { $0.mapType(change) },
            effects: effects.mapTypes(change),
            result: change(result)
        )
    }
}

extension Effects {
    func mapTypes(_ change: (TypeShape) -> TypeShape) -> Effects {
        guard case .typed(let type) = throwing else { return self }
        return Effects(isAsync: isAsync, throwing: .typed(change(type)))
    }
}
