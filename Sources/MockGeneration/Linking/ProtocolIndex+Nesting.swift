/// Protocols nested in other types.
extension ProtocolIndex {
    /// Returns the types nested beside a protocol, each with its path: the protocol's members may name them without it.
    func siblings(of model: ProtocolModel) -> [String: String] {
        var siblings: [String: String] = [:]
        for path in paths(around: model) { for name in nested[path] ?? [] { siblings[name] = path } }
        return siblings
    }

    /// Returns the protocol with an access level no more open than those of the types or extensions around it.
    func limited(_ model: ProtocolModel) -> ProtocolModel {
        paths(around: model).reduce(model) { model, path in
            access[path].map { model.limited(to: $0, by: "'\(path)'") } ?? model
        }
    }

    /// Returns the protocol with full paths of sibling types in the requirements of its associated types.
    func qualified(_ model: ProtocolModel) -> ProtocolModel {
        let own = Set(model.associatedTypes.map(\.name))
        let siblings = siblings(of: model).filter { !own.contains($0.key) }
        return siblings.isEmpty ? model : model.mapAssociated { $0.qualified(by: siblings) }
    }

    /// Returns the paths around a protocol: `Kitchen` and `Kitchen.Oven` for `Kitchen.Oven.Door`.
    private func paths(around model: ProtocolModel) -> [String] {
        model.scope.indices.map { model.scope[...$0].joined(separator: ".") }
    }
}

extension TypeShape {
    /// Returns the type with sibling types spelled by their full paths.
    func qualified(by siblings: [String: String]) -> TypeShape {
        let inner = { (part: TypeShape) in part.qualified(by: siblings) }
        guard case .named(let name, let arguments) = self, let path = siblings[name] else { return mapParts(inner) }
        return .member(.verbatim(path), name, arguments.map(inner))
    }

    /// Returns the type with names replaced.
    func replacing(_ types: [String: TypeShape]) -> TypeShape {
        if case .named(let name, []) = self, let type = types[name] { return type }
        return mapParts { $0.replacing(types) }
    }
}

extension ProtocolModel {
    /// Returns the protocol with changed types in everything about its associated types.
    fileprivate func mapAssociated(_ change: (TypeShape) -> TypeShape) -> ProtocolModel {
        var model = self
        model.requirements = requirements.map { $0.map(change) }
        model.aliases = aliases.mapValues(change)
        for position in associatedTypes.indices {
            model.associatedTypes[position].constraint = associatedTypes[position].constraint.map(change)
            model.associatedTypes[position].fallback = associatedTypes[position].fallback.map(change)
            model.associatedTypes[position].requirements = associatedTypes[position].requirements.map { $0.map(change) }
        }
        // Which protocols they are is found by the names as they are written.
        for position in inherited.indices {
            model.inherited[position].type = inherited[position].type.mapArguments(change)
        }
        return model
    }
}

extension TypeShape {
    /// Returns the type with changed arguments: `Store<Kitchen.Pan>` for `Store<Pan>`.
    fileprivate func mapArguments(_ change: (TypeShape) -> TypeShape) -> TypeShape {
        switch self {
        case .named(let name, let arguments): .named(name, arguments.map(change))
        case .member(let base, let name, let arguments): .member(base, name, arguments.map(change))
        case .composition(let parts): .composition(parts.map { $0.mapArguments(change) })
        case .attributed(let attributes, let base): .attributed(attributes, base.mapArguments(change))
        default: self
        }
    }
}
