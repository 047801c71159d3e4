/// The project's modules and the packages' products that declare the types in a feature's specs.
///
/// The core module that all others import isn't included.
struct TypeModules: Sendable {
    /// The modules of types in descriptors and use cases, which are in the feature's interface.
    var interface: Set<String> = []
    /// The modules of types that only the feature and its tests use.
    private var inside: Set<String> = []

    var all: Set<String> { interface.union(inside) }

    static func byFeature(of project: Project, _ owners: TypeOwners) -> [String: TypeModules] {
        let useCases = project.features.reduce(into: [UseCaseReference: UseCase]()) { known, feature in
            for useCase in feature.useCases {
                known[UseCaseReference(feature: feature.name, useCase: useCase.name)] = useCase
            }
        }
        return project.features.reduce(into: [:]) { modules, feature in
            var own = TypeModules()
            for scene in feature.scenes { own.interface.add(scene.parameters, owners) }
            for useCase in feature.useCases {
                own.interface.add(useCase.methods, owners)
                own.inside.add(useCase.reachedServices, owners)
            }
            for repository in feature.repositories {
                own.inside.add(repository.methods, owners)
                own.inside.add(repository.services, owners)
            }
            for scene in feature.scenes { own.inside.add(scene, useCases, owners) }
            modules[feature.name] = own
        }
    }
}

extension Set<String> {
    fileprivate mutating func add(
        _ scene: Scene,
        _ useCases: [UseCaseReference: UseCase],
        _ owners: TypeOwners
    ) {
        add(scene.services, owners)
        add(scene.state + scene.screenParts.flatMap(\.state), owners)
        add((scene.events + scene.screenParts.flatMap(\.events)).flatMap(\.parameters), owners)
        add(scene.interactor + scene.useCaseMethods + scene.repositoryMethods, owners)
        add(scene.routes.flatMap(\.parameters) + scene.children.flatMap(\.parameters), owners)
        for type in scene.routes.compactMap(\.result) + [scene.returns].compactMap(\.self) {
            formUnion(owners.neededModules(of: type))
        }
        for value in scene.previews.flatMap(\.values) { formUnion(owners.neededModules(of: value.value)) }
        for useCase in scene.useCases.compactMap({ useCases[$0] }) { add(useCase.methods, owners) }
        for variant in scene.variants { add(variant.services, owners) }
    }

    fileprivate mutating func add(_ services: [Service], _ owners: TypeOwners) {
        for service in services { formUnion(owners.neededModules(of: service.type)) }
    }

    fileprivate mutating func add(_ methods: [Method], _ owners: TypeOwners) {
        for method in methods {
            add(method.parameters, owners)
            if let returns = method.returns { formUnion(owners.neededModules(of: returns)) }
            if let thrown = method.thrown { formUnion(owners.neededModules(of: thrown)) }
        }
    }

    fileprivate mutating func add(_ parameters: [Parameter], _ owners: TypeOwners) {
        for parameter in parameters {
            formUnion(owners.neededModules(of: parameter.type))
            if let value = parameter.defaultValue { formUnion(owners.neededModules(of: value)) }
        }
    }
}

extension GenerationContext {
    var coreNames: [String] { project.coreModules.map(\.name) }
    var interfaceNames: [String] { project.features.map(\.interfaceName) }
}
