/// The project-wide values that every generator needs. A class, since the generator of every file holds it.
final class GenerationContext: Sendable {
    let project: Project
    /// The team's own templates.
    let templates: TeamTemplates
    let owners: TypeOwners
    let samples: SampleValues
    let specsFolder: SpecsFolder
    /// The paths of the generated files, relative to the target package, as far as Bazel has to know them.
    let outputs: [String]
    private let scenes: [SceneReference: Scene]
    private let featuresByName: [String: Feature]
    private let typeModules: [String: TypeModules]
    private let knownTargets = Locked<[PackageTarget]?>(nil)
    private let modulesWithResources = Locked<Set<String>?>(nil)

    init(project: Project, templates: TeamTemplates = TeamTemplates(), outputs: [String] = []) {
        self.project = project
        self.templates = templates
        self.outputs = outputs
        owners = TypeOwners(project: project)
        samples = SampleValues(project: project)
        specsFolder = SpecsFolder(of: project)
        var scenes: [SceneReference: Scene] = [:]
        var featuresByName: [String: Feature] = [:]
        for feature in project.features {
            featuresByName[feature.name] = feature
            for scene in feature.scenes {
                scenes[SceneReference(feature: feature.name, scene: scene.name)] = scene
            }
        }
        self.scenes = scenes
        self.featuresByName = featuresByName
        typeModules = TypeModules.byFeature(of: project, owners)
    }

    /// The targets of the package definition, computed once.
    var targets: [PackageTarget] {
        knownTargets.withLock { known in
            if let known { return known }
            let targets = PackageTarget.all(in: self)
            known = targets
            return targets
        }
    }

    /// The targets of the package: all but the application and its tests.
    var packageTargets: [PackageTarget] { targets.filter { !$0.isOfApplication } }

    /// Returns true if the module has texts or nibs.
    func hasResources(_ module: String) -> Bool {
        modulesWithResources.withLock { known in
            let modules = known ?? Set(ResourceModule.all(in: self).map(\.name))
            known = modules
            return modules.contains(module)
        }
    }

    /// The name of the core module that all others import.
    var core: String { project.coreModules.first?.name ?? project.app }

    /// Returns the core module that declares the service's protocol; `nil` if none does.
    func coreModule(declaring service: Service) -> CoreModule? {
        let owner = owners.modules(of: service.type).first ?? core
        return project.coreModules.first { $0.name == owner }
    }

    /// Returns the modules that declare the types in the feature's specs.
    func typeModules(of feature: Feature) -> TypeModules { typeModules[feature.name] ?? TypeModules() }

    func scene(_ reference: SceneReference) -> Scene? { scenes[reference] }

    func interfaceName(of feature: String) -> String {
        featuresByName[feature]?.interfaceName ?? feature + "Interface"
    }

    /// The modules that declare the team's descriptor namespace and protocol, if specs name them.
    var adoptedModules: [String] { [owners.namespaceModule, owners.protocolModule].compactMap(\.self) }

    func imports(in module: String) -> ImportList {
        ImportList(module: module, owners: owners)
    }
}

extension Service {
    /// The type of a property with the service: a protocol of the team's own becomes an existential.
    var propertyType: String { isConcrete ? type.storageText : "any \(type.text)" }

    /// The type of a parameter that is stored in such a property.
    var parameterType: String { isConcrete ? type.parameterText : propertyType }

    /// The type of a property that may be `nil`.
    var optionalType: String { isConcrete ? type.optionalText : "(any \(type.text))?" }

    /// True if the type is one of the platform's, rather than a protocol of the team's own.
    public var isConcrete: Bool { type.customNames.isEmpty }
}

extension String {
    /// The lines of a documentation comment, each with its leading space; an empty line separates paragraphs.
    var documentation: [String] {
        if !utf8.contains(UInt8(ascii: "\n")) { return [isEmpty ? "" : " " + self] }
        return split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : " \($0)" }
    }
}

extension Optional<String> {
    var documentation: [String] { self?.documentation ?? [] }

}
