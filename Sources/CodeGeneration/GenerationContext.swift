import Basics
public import ProjectModel
import SwiftReading
import Templating

/// What every generator needs of the project as a whole. One object, since every file's generator holds it.
final class GenerationContext: Sendable {
    let project: Project
    /// The team's own.
    let templates: TeamTemplates
    let owners: TypeOwners
    let samples: SampleValues
    let specsFolder: SpecsFolder
    /// The generated files, relative to the target package, as far as Bazel is told of them.
    let outputs: [String]
    private let scenes: [SceneReference: Scene]
    private let featuresByName: [String: Feature]
    private let typeModules: [String: TypeModules]
    private let knownTargets = Locked<[PackageTarget]?>(nil)

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

    /// Those of the package definition, found once.
    var targets: [PackageTarget] {
        knownTargets.withLock { known in
            if let known { return known }
            let targets = PackageTarget.all(in: self)
            known = targets
            return targets
        }
    }

    /// Those that the package has: all but the application and its tests.
    var packageTargets: [PackageTarget] { targets.filter { !$0.isOfApplication } }

    /// Whether the module has texts or nibs.
    func hasResources(_ module: String) -> Bool { ResourceModule.all(in: self).contains { $0.name == module } }

    /// The name of the core module that all others import.
    var core: String { project.coreModules.first?.name ?? project.app }

    /// The core module that declares the service's protocol; `nil` where none does.
    func coreModule(declaring service: Service) -> CoreModule? {
        let owner = owners.modules(of: service.type).first ?? core
        return project.coreModules.first { $0.name == owner }
    }

    /// What the types in the feature's specs come from.
    func typeModules(of feature: Feature) -> TypeModules { typeModules[feature.name] ?? TypeModules() }

    func scene(_ reference: SceneReference) -> Scene? { scenes[reference] }

    func interfaceName(of feature: String) -> String {
        featuresByName[feature]?.interfaceName ?? feature + "Interface"
    }

    /// The modules that declare what descriptors of the team's own are made of, where specs say so.
    var adoptedModules: [String] { [owners.namespaceModule, owners.protocolModule].compactMap(\.self) }

    func imports(in module: String) -> ImportList {
        ImportList(module: module, owners: owners)
    }
}

extension Service {
    /// The service's type as a property has it: protocols of the team's own are existentials.
    var propertyType: String { isConcrete ? type.storageText : "any \(type.text)" }

    /// The type of a parameter that is kept in such a property.
    var parameterType: String { isConcrete ? type.parameterText : propertyType }

    /// The type of a property that may hold it.
    var optionalType: String { isConcrete ? type.optionalText : "(any \(type.text))?" }

    /// Whether the type is one of the platform's and so no protocol of the team's own.
    public var isConcrete: Bool { type.customNames.isEmpty }
}

extension String {
    /// Lines for a documentation comment, each with the space that goes before it; an empty one divides paragraphs.
    var documentation: [String] {
        if !utf8.contains(UInt8(ascii: "\n")) { return [isEmpty ? "" : " " + self] }
        return split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : " \($0)" }
    }
}

extension Optional<String> {
    var documentation: [String] { self?.documentation ?? [] }

}
