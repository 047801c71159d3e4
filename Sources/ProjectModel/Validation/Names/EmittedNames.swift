/// The names that emitted code will declare, according to the catalogue.
enum EmittedNames {
    /// A name, and its owner.
    struct Declaration: Sendable {
        /// The kind of owner, as in diagnostics.
        enum Owner: String, Sendable {
            case scene, module, service, state, app, environment, descriptors, repository
            case useCase = "use case"
            case coreModule = "core module"
            /// A module that lists a type in its spec, since its sources declare it.
            case listingModule
        }

        var name: String
        var kind: Owner
        var ownerName: String
        var location: SourceLocation

        init(_ name: String, of kind: Owner, _ owner: String, at location: SourceLocation) {
            self.name = name
            self.kind = kind
            ownerName = owner
            self.location = location
        }

        /// The owner in words, computed as few declarations clash. For example: "scene 'RecipeDetails'".
        var owner: String {
            kind == .listingModule ? "module '\(ownerName)' (types)" : "\(kind.rawValue) '\(ownerName)'"
        }

        /// True if it is the owner's name with a suffix.
        var isSuffixed: Bool { name != ownerName }
    }

    static func types(of scene: SceneSpec, of module: ModuleSpec, in project: ProjectSpec) -> [Declaration] {
        let types = SceneTypes(
            scene: scene,
            binding: project.binding(of: scene),
            isSeparate: module.hasSeparateView(of: scene)
        )
        return types.names.map { declaration($0, scene.name, .scene) }
    }

    static func types(of useCase: UseCaseSpec, in module: ModuleSpec) -> [Declaration] {
        let holds = { (condition: UseCaseCondition) in module.holds(condition, for: useCase) }
        let names = DeclaredNames.all(of: .useCase, where: holds) { _ in useCase.name.value }
        return names.map { declaration($0, useCase.name, .useCase) }
    }

    static func types(of repository: RepositorySpec) -> [Declaration] {
        let names = DeclaredNames.all(of: .repository, where: { (_: RepositoryCondition) in true }) { _ in
            repository.name.value
        }
        return names.map { declaration($0, repository.name, .repository) }
    }

    static func types(of feature: ModuleSpec) -> [Declaration] {
        let names = DeclaredNames.all(of: .module, where: feature.holds) { _ in feature.name.value }
        return names.map { declaration($0, feature.name, .module) }
    }

    /// Returns the types scaffolded for a service: its protocol and its default.
    static func types(of service: ServiceSpec) -> [Declaration] {
        guard service.isScaffolded else { return [] }
        let type = service.type.value.protocolName
        return DeclaredNames.all(of: .service, where: service.holds) { _ in type }.map {
            Declaration($0, of: .service, service.name.value, at: service.type.location)
        }
    }

    /// Returns all types of all modules.
    static func types(of specs: SpecSet) -> [Declaration] {
        let features = specs.modules.filter { $0.kind.value != .core && $0.name.value != specs.project.core.value }
        var all: [Declaration] = []
        for module in specs.modules {
            for scene in module.scenes { all += types(of: scene, of: module, in: specs.project) }
        }
        // What isn't named after its module is there in each, and no two see each other's.
        let unnamed = Set(DeclaredNames.all(of: .module, where: { (_: ModuleCondition) in true }) { _ in "" })
        var common: Set<String> = []
        for module in features {
            all += types(of: module).filter { !unnamed.contains($0.name) || common.insert($0.name).inserted }
            all += module.useCases.flatMap { types(of: $0, in: module) }
            all += module.repositories.flatMap(types)
        }
        let services = Set(specs.project.services.map(\.type.value.protocolName))
        let teams = Set(specs.project.teamTypes.map(\.value))
        // Services may share a protocol, and what stands behind it.
        var shared: Set<String> = []
        for service in specs.project.services {
            all += types(of: service).filter { shared.insert($0.name).inserted }
        }
        for module in specs.modules {
            all += module.types.filter { !teams.contains($0.value) && !services.contains($0.value) }.map {
                Declaration($0.value, of: .listingModule, module.name.value, at: $0.location)
            }
        }
        // Each of these modules has one, and no two see each other's.
        if let module = features.first(where: { $0.hasSandbox || $0.mocks != nil }) {
            let names = DeclaredNames.all(of: .stubbedModule, where: { (_: NoCondition) in true }) { _ in
                module.name.value
            }
            all += names.map { declaration($0, module.name, .module) }
        }
        for scope in specs.project.scopes {
            let names = DeclaredNames.all(of: .scope, where: { (_: NoCondition) in true }) { _ in
                SwiftIdentifier.upperCamelCase(scope.name.value)
            }
            all += names.map { declaration($0, scope.name, .state) }
        }
        guard !specs.unread.contains(.projectNames) else { return all }
        return all + appTypes(of: specs)
            + (specs.project.descriptors?.types ?? []).map { declaration($0.value, $0, .descriptors) }
    }

    /// Returns the app's own types, including its environment, scaffolded or the team's own.
    private static func appTypes(of specs: SpecSet) -> [Declaration] {
        let project = specs.project
        let name = project.environmentName
        let emitted = DeclaredNames.all(of: .project, where: specs.mayHold) { placeholder in
            placeholder == .appEnvironment ? name : project.app.value
        }
        return emitted.map { type in
            guard let environment = project.environment?.type, type == name else {
                return declaration(type, project.app, .app)
            }
            return declaration(type, environment, .environment)
        }
    }

    private static func declaration(_ type: String, _ name: Located<String>, _ kind: Declaration.Owner) -> Declaration {
        Declaration(type, of: kind, name.value, at: name.location)
    }
}
