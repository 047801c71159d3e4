/// The components that specs name and no source declares. Each is scaffolded, like the protocol of a service, with an
/// initializer that takes what the specs pass.
struct UnwrittenComponents {
    private let specs: SpecSet
    private let known: [String: FoundComponent]

    init(_ specs: SpecSet, besides known: [String: FoundComponent]) {
        self.specs = specs
        self.known = known
    }

    /// The components by name, without those that are probably misspelt names of others.
    var found: [String: FoundComponent] {
        var uses: [String: [(module: ModuleSpec, use: ComponentUse)]] = [:]
        for module in specs.modules {
            for use in module.scenes.flatMap(\.componentUses) where known[use.component.value] == nil {
                uses[use.component.value, default: []].append((module, use))
            }
        }
        return uses.reduce(into: [:]) { found, entry in
            guard NearName.find(entry.key, in: known.keys.sorted()) == nil else { return }
            // An import of the design writes it.
            if specs.design?.components.contains(where: { $0.name.value == entry.key }) == true { return }
            found[entry.key] = component(entry.key, entry.value)
        }
    }

    /// Returns the component; `nil` if no module visible to all of its scenes has the types that it takes.
    private func component(_ name: String, _ uses: [(module: ModuleSpec, use: ComponentUse)]) -> FoundComponent? {
        var component = DeclaredComponent(name: name, offset: 0)
        component.isSeenByOthers = true
        for parameter in uses.flatMap(\.use.handedOver)
        where !component.parameters.contains(where: { $0.name == parameter.name }) {
            component.parameters.append(parameter)
        }
        let place = uses.first?.use.component.location
        let modules = Set(uses.map(\.module.name.value))
        if modules.count == 1, let module = uses.first?.module, module.hasUIModule {
            return FoundComponent(module: module.name.value + "UI", declared: component, use: place)
        }
        let types = Set(component.parameters.compactMap(\.swiftType).flatMap(\.customNames))
        let elsewhere = specs.modules.filter { $0.kind.value != .core }.flatMap(\.types).map(\.value)
        if !types.isDisjoint(with: elsewhere) { return nil }
        return FoundComponent(module: specs.project.core.value, declared: component, use: place)
    }
}

extension ComponentUse {
    /// The parameters for what it passes by name, and for its own fields.
    fileprivate var handedOver: [DeclaredComponent.Parameter] {
        let named = arguments.compactMap { parameter($0.parameter.value, takes: $0.source.value) }
        let own = ownFields.filter { field in !arguments.contains { $0.source.value == field.name.value } }
        return own.compactMap { parameter($0.name.value, takes: $0.name.value) } + named
    }

    private func parameter(_ name: String, takes source: String) -> DeclaredComponent.Parameter? {
        if let field = fields.first(where: { $0.name.value == source }) {
            return .init(label: name, name: name, type: field.type.value.text, isKept: true, offset: 0)
        }
        guard let event = events.first(where: { $0.name.value == source }) else { return nil }
        let types = event.parameters.map(\.type.value.text).joined(separator: ", ")
        return .init(label: name, name: name, type: "@escaping @MainActor (\(types)) -> Void", offset: 0)
    }
}
