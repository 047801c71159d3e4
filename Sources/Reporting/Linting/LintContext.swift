/// The facts about the project that rules need.
struct LintContext: Sendable {
    private let project: Project
    /// Returns the path of a file in the target package as the user would write it.
    let display: @Sendable (String) -> String
    let modules: [String: SourceModule]
    /// The names of environment types. For example: `RecipeDetailsEnvironment`, `AppEnvironment`.
    let environments: Set<String>
    /// The names of resolver types. For example: `RecipesResolver`.
    let resolvers: Set<String>
    /// The protocols that only generated descriptors conform to, once every scene has a spec.
    let descriptorProtocols: Set<String>
    /// The one of these protocols that the team already has.
    let teamDescriptorProtocol: String?
    /// The types in which it is nested, outermost first.
    let typesAroundDescriptorProtocol: [String]
    /// The descriptors of adopted scenes, each as its name with those of enclosing types.
    let adoptedDescriptors: Set<[String]>
    /// The descriptors that the specs leave to the team's own resolver.
    let exceptedDescriptors: Set<String>
    let singletons: [LegacySingletonName]
    /// The classes of old screens, which may still use old objects.
    let legacyClasses: Set<String>
    /// The scenes by the module that holds them or their views.
    let scenes: [String: [Scene]]
    /// The team's own types that are the types of services.
    let serviceTypes: Set<String>
    /// The types in which descriptors are nested.
    let descriptorNamespaces: Set<String>
    /// The names of scenes with generated descriptors.
    let sceneNames: Set<String>
    /// The scenes whose builders are where the team puts them, sorted.
    let handwrittenScenes: [String]
    /// The spec of each module, for remedies. For example: `specs/Recipes/module.yml`.
    let specs: [String: String]
    /// The products of packages in the specs, which nearly always have the names of their modules.
    let products: Set<String>

    init(project: Project, modules: [SourceModule], display: @escaping @Sendable (String) -> String) {
        self.project = project
        self.display = display
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

    func diagnostic(_ finding: Finding, in path: String, _ lines: LineTable) -> Diagnostic {
        Diagnostic(
            DiagnosticKind.of(finding.rule),
            severity: project.severity(of: finding.rule),
            at: SourceLocation(
                path: display(path),
                line: lines.line(of: finding.offset),
                column: lines.column(of: finding.offset)
            ),
            finding.message,
            notes: [Diagnostic.Note(finding.remedy)]
        )
    }
}
