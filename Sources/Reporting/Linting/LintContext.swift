import ProjectModel
import SwiftReading

/// What rules know of the project.
struct LintContext: Sendable {
    let modules: [String: SourceModule]
    /// For example: `RecipeDetailsEnvironment`, `AppEnvironment`.
    let environments: Set<String>
    /// For example: `RecipesResolver`.
    let resolvers: Set<String>
    /// Protocols that only generated descriptors conform to, once every scene has a spec.
    let descriptorProtocols: Set<String>
    /// The one of those that the team has.
    let teamDescriptorProtocol: String?
    /// The types that it is nested in, from the outside.
    let typesAroundDescriptorProtocol: [String]
    /// Descriptors of adopted scenes, each with the names of the types that it lies in.
    let adoptedDescriptors: Set<[String]>
    /// Those that the specs leave to the team's own resolver.
    let exceptedDescriptors: Set<String>
    let singletons: [LegacySingletonName]
    /// Classes of old screens, which may still use old objects.
    let legacyClasses: Set<String>
    /// Scenes by the modules that hold them, or their views.
    let scenes: [String: [Scene]]
    /// The team's own types that services have.
    let serviceTypes: Set<String>
    /// The types that descriptors are nested in.
    let descriptorNamespaces: Set<String>
    /// Those with generated descriptors.
    let sceneNames: Set<String>
    /// Those whose builders lie where their team puts them. Sorted.
    let handwrittenScenes: [String]
    /// The folder of each module's spec, for remedies. For example: `specs/Recipes/module.yml`.
    let specs: [String: String]
    /// Products of packages that the specs know of, which are called as their modules are, nearly always.
    let products: Set<String>

    init(project: Project, modules: [SourceModule]) {
        let scenes = project.features.flatMap(\.scenes)
        let useCases = project.features.flatMap(\.useCases)
        self.modules = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
        environments = Set(
            scenes.filter(\.hasEnvironment).map { $0.name + "Environment" }
                + useCases.map { $0.name + "UseCaseEnvironment" }
                + project.features.flatMap(\.repositories).map(\.environment) + [
                    project.environment.name, project.app + "Services",
                ]
        )
        let lone = scenes.filter { $0.output != .viewController }
        resolvers = Set(
            project.features.map { ResolverName.ofFeature($0.name) } + lone.map { ResolverName.ofScene($0.name) }
                + useCases.map { ResolverName.ofUseCase($0.name) }
        )
        // What a type inherits from is compared by its last part.
        let path = project.descriptors.teamProtocol?.split(separator: ".").map(String.init) ?? []
        teamDescriptorProtocol = path.last
        typesAroundDescriptorProtocol = path.dropLast()
        let teamProtocols = [teamDescriptorProtocol].compactMap(\.self)
        let generated = project.features.map { $0.name + "SceneDescriptor" } + ["TypedDescriptor"]
        descriptorProtocols = Set(teamProtocols + (project.isResolverOnly ? [] : generated))
        adoptedDescriptors = Set(
            project.adoptedScenes.map { $0.descriptor.value.text.split(separator: ".").map(String.init) }
        )
        exceptedDescriptors = Set(project.descriptors.exceptions)
        sceneNames = Set(scenes.map(\.name))
        serviceTypes = Set(project.services.flatMap(\.type.customNames))
        descriptorNamespaces = Set([project.descriptors.namespace, "UseCaseDescriptor"])
        singletons = LegacySingletonName.all(of: project)
        legacyClasses = Set(scenes.compactMap { $0.legacyClass?.text })
        handwrittenScenes = scenes.filter(\.style.isHandwritten).map(\.name).sorted()
        var scenesByModule = Dictionary(grouping: scenes, by: \.feature)
        var specs: [String: String] = [:]
        for module in project.coreModules { specs[module.name] = module.specPath }
        for feature in project.features {
            specs[feature.name] = feature.specPath
            specs[feature.interfaceName] = feature.specPath
            if feature.hasUIModule {
                specs[feature.uiName] = feature.specPath
                scenesByModule[feature.uiName] = feature.scenes
            }
        }
        self.scenes = scenesByModule
        self.specs = specs
        products = Set(project.packages.flatMap(\.products))
    }
}
