extension GenerationContext: FileSubject {
    static let subject = CatalogueSubject.project
    static let table = ProjectVariables.table

    var context: GenerationContext { self }

    var answers: Answers { [.project: project.options] }

    var specPath: String { project.specPath }

    func name(_ placeholder: Placeholder) -> String {
        switch placeholder {
        case .app: project.app
        case .appEnvironment: project.environment.fileName
        default: ""
        }
    }

    func folder(_ folder: ModuleFolder) -> String {
        switch folder {
        case .app: project.appSources
        case .appTests: "Tests/\(project.appTestsName)"
        case .headless: "Sources/\(project.headlessName)"
        case .appTarget: project.appTargetName
        case .core: project.coreModules.first?.sources ?? project.appSources
        default: ""
        }
    }

    func holds(_ condition: ProjectCondition) -> Bool {
        switch condition {
        case .manifest: project.build.contains(.swiftpm) && project.teamManifest == nil
        case .xcodegen: project.isBuiltByXcodeGen
        case .bazel: project.build.contains(.bazel)
        case .appTarget: project.hasAppTarget
        case .libraryApp: !project.isApplication
        case .scaffoldedEnvironment: !project.environment.isTeams
        case .teamDescriptors: project.descriptors.teamProtocol != nil
        case .adoptedScenes: !project.adoptedScenes.isEmpty
        case .wholeApp: !project.isResolverOnly && !project.isAppAlone
        case .failures: project.features.contains { $0.scenes.contains(where: \.hasFailures) }
        case .restoration: project.features.contains { $0.scenes.contains(where: \.isRestorable) }
        case .states: !project.entrance.states.isEmpty
        case .links: project.features.contains { $0.scenes.contains { !$0.links.isEmpty } }
        case .variants: project.features.contains { $0.scenes.contains { !$0.variants.isEmpty } }
        }
    }
}

/// A feature, as seen by the catalogue's patterns and conditions.
final class ModulePlace: FileSubject {
    static let subject = CatalogueSubject.module
    static let table = ModuleVariables.table

    let feature: Feature
    let context: GenerationContext

    var templates: TeamTemplates { context.templates }

    init(_ feature: Feature, in context: GenerationContext) {
        self.feature = feature
        self.context = context
    }

    var answers: Answers { context.answers.merging([.module: feature.options]) { $1 } }

    var specPath: String { feature.moduleSpec }

    func name(_ placeholder: Placeholder) -> String {
        switch placeholder {
        case .feature: feature.name
        // What resolves a feature's scenes is named after the environment that has them.
        case .appEnvironment: owner.fileName
        default: context.name(placeholder)
        }
    }

    /// The environment with the feature's switch.
    private var owner: SceneOwner {
        SceneOwner(context.project.scopes.first { $0.name == feature.scope }, in: context.project)
    }

    func folder(_ folder: ModuleFolder) -> String {
        switch folder {
        case .feature, .views: feature.sources
        case .interface: feature.interfaceSources
        case .tests: "Tests/\(feature.testsName)"
        case .testSupport: feature.supportSources
        case .sandbox: feature.sandboxSources
        default: context.folder(folder)
        }
    }

    func holds(_ condition: ModuleCondition) -> Bool {
        switch condition {
        case .doors: !feature.scenes.isEmpty || !feature.useCases.isEmpty
        case .scenes: feature.scenes.contains { !$0.isResolvedAlone }
        case .sandbox: feature.hasSandbox
        case .parts: feature.scenes.contains { $0.style.hasParts }
        case .environments: feature.scenes.contains { $0.style.isEmitted && $0.hasEnvironment }
        case .drivers: feature.scenes.contains(where: \.isDriven)
        case .uiModule: feature.hasUIModule
        case .imageTests:
            context.project.imageTests != nil
                && feature.scenes.contains { $0.style.hasParts && !$0.previews.isEmpty }
        case .publishers: feature.followsPublishers
        }
    }
}

/// A feature's environment for tests, with the mocks it uses.
struct StubbedModulePlace: InnerSubject {
    typealias Condition = NoCondition

    static let subject = CatalogueSubject.stubbedModule
    static let table = StubbedModuleVariables.table

    let module: ModulePlace
    let mocks: ServiceMocks

    var outer: ModulePlace { module }
}

struct UseCasePlace: InnerSubject {
    static let subject = CatalogueSubject.useCase
    static let table = UseCaseVariables.table

    let useCase: UseCase
    let module: ModulePlace

    var outer: ModulePlace { module }

    var ownName: String { useCase.name }

    init(_ useCase: UseCase, of module: ModulePlace) {
        self.useCase = useCase
        self.module = module
    }

    func holds(_ condition: UseCaseCondition) -> Bool {
        switch condition {
        case .viewModels: module.feature.scenes.contains { $0.sharedUseCase == useCase.name }
        }
    }
}

/// A repository shared by scenes and use cases, as seen by the catalogue's patterns.
struct RepositoryPlace: InnerSubject {
    static let subject = CatalogueSubject.repository
    static let table = RepositoryVariables.table

    let repository: Repository
    let module: ModulePlace

    var outer: ModulePlace { module }

    var ownName: String { repository.name }

    init(_ repository: Repository, of module: ModulePlace) {
        self.repository = repository
        self.module = module
    }

    func holds(_ condition: RepositoryCondition) -> Bool {
        switch condition {
        case .forms: repository.methods.contains { !$0.publishes }
        }
    }
}

/// A module with resources, as seen by the catalogue's patterns and conditions.
struct ResourceModulePlace: FileSubject {
    static let subject = CatalogueSubject.resourceModule
    static let table = ResourceVariables.table

    let module: ResourceModule
    let context: GenerationContext

    var specPath: String { module.specPath }

    func name(_ placeholder: Placeholder) -> String {
        placeholder == .module ? module.name : context.name(placeholder)
    }

    func folder(_ folder: ModuleFolder) -> String { module.sources }

    func holds(_ condition: ResourceCondition) -> Bool {
        switch condition {
        case .texts: module.hasTexts
        }
    }
}

struct EmptyModulePlace: FileSubject {
    typealias Condition = NoCondition

    static let subject = CatalogueSubject.emptyModule
    static let table = PlaceholderFile.table

    let module: EmptyModule
    let context: GenerationContext

    var specPath: String { module.specPath }

    func name(_ placeholder: Placeholder) -> String { placeholder == .module ? module.name : "" }

    func folder(_ folder: ModuleFolder) -> String { module.sources }
}
