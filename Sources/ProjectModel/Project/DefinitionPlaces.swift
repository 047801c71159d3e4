/// The places in specs that decide what the definitions of modules must contain.
public struct DefinitionPlaces: Hashable, Sendable {
    /// The places in a module's spec that decide what its targets contain.
    struct Module: Hashable, Sendable {
        var name: SourceLocation
        var sources: SourceLocation?
        /// The places of dependencies, by core module.
        var dependencies: [String: SourceLocation]
        /// The places of packages' products, by product.
        var products: [String: SourceLocation]
        /// The places of routes to other features and of their use cases, by feature.
        var reachedFeatures: [String: SourceLocation]
    }

    /// The place of the project's name.
    public let project: SourceLocation
    /// The place of the key that gives the manifest to the team.
    public let manifest: SourceLocation
    public let app: SourceLocation
    public let runtime: SourceLocation
    public let swift: SourceLocation
    public let localization: SourceLocation
    private let core: Located<String>
    private let platforms: [String: SourceLocation]
    private let packages: [String: SourceLocation]
    private let modules: [String: Module]

    init(_ specs: SpecSet) {
        let spec = specs.project
        project = spec.name.location
        manifest = spec.manifest?.location ?? spec.name.location
        app = spec.app.location
        runtime = spec.runtime?.location ?? spec.name.location
        swift = spec.swift.location ?? spec.name.location
        localization = spec.localization?.location ?? spec.name.location
        core = spec.core
        platforms = spec.platforms.reduce(into: [:]) { $0[$1.name.value] = $1.name.location }
        packages = spec.packages.reduce(into: [:]) { $0[$1.name.value] = $1.name.location }
        let owners = FeatureOwners(specs)
        modules = specs.modules.reduce(into: [:]) { modules, module in
            modules[module.name.value] = Module(module, owners)
            // Without a spec of its own, the app is what 'project.yml' says it is, and not its first scene.
            if module.name.value == spec.app.value, !module.hasOwnFile {
                modules[module.name.value]?.name = spec.app.location
            }
        }
    }

    public func platform(_ name: String) -> SourceLocation { platforms[name] ?? project }
    public func package(_ name: String) -> SourceLocation { packages[name] ?? project }

    /// Returns the place of a target's module, which the target is named after. For example: `Recipes` for
    /// `RecipesTests`.
    public func target(_ name: String) -> SourceLocation {
        module(ofTarget: name)?.name ?? (name.hasPrefix(core.value) ? core.location : app)
    }

    /// Returns the place that decides the folder of a target's sources.
    public func sources(ofTarget name: String) -> SourceLocation {
        module(ofTarget: name)?.sources ?? target(name)
    }

    /// Returns the place that makes a target depend on another module: a route, a use case or a dependency.
    public func dependency(ofTarget name: String, on other: String) -> SourceLocation {
        guard let module = module(ofTarget: name) else { return target(name) }
        if let place = module.dependencies[other] { return place }
        let feature = other.hasSuffix("Interface") ? String(other.dropLast("Interface".count)) : other
        return module.reachedFeatures[feature] ?? module.name
    }

    /// Returns the place that makes a target depend on a package's product.
    public func product(_ product: String, ofTarget name: String) -> SourceLocation {
        module(ofTarget: name)?.products[product] ?? target(name)
    }

    /// Returns the module with the longest name that the target's name begins with.
    private func module(ofTarget name: String) -> Module? {
        var end = name.endIndex
        while end > name.startIndex {
            if let module = modules[String(name[..<end])] { return module }
            end = name.index(before: end)
        }
        return nil
    }
}

/// The features of scenes and use cases.
private struct FeatureOwners {
    var scenes: [String: String] = [:]
    var useCases: [String: String] = [:]

    init(_ specs: SpecSet) {
        for module in specs.modules {
            for scene in module.scenes { scenes[scene.name.value] = module.name.value }
            for useCase in module.useCases { useCases[useCase.name.value] = module.name.value }
        }
    }
}

extension ModuleSpec {
    /// True if the module has a spec; otherwise its problems are reported at its first scene.
    fileprivate var hasOwnFile: Bool { path.hasSuffix("/module.yml") || path.hasSuffix("/module.yaml") }
}

extension DefinitionPlaces.Module {
    fileprivate init(_ spec: ModuleSpec, _ owners: FeatureOwners) {
        name = spec.name.location
        sources = spec.sources?.location
        dependencies = spec.dependencies.reduce(into: [:]) { $0[$1.value] = $1.location }
        products = spec.packages.reduce(into: [:]) { $0[$1.value] = $1.location }
        reachedFeatures = [:]
        for scene in spec.scenes {
            for route in scene.routes {
                add(route.destination, from: owners.scenes)
            }
            for use in scene.uses { add(use, from: owners.useCases) }
        }
    }

    private mutating func add(_ name: Located<String>?, from owners: [String: String]) {
        guard let name, let feature = owners[name.value], reachedFeatures[feature] == nil else { return }
        reachedFeatures[feature] = name.location
    }
}
