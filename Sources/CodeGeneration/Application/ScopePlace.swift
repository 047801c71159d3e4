/// What is there in one state of the app only, as seen by the catalogue's patterns.
struct ScopePlace: FileSubject {
    typealias Condition = NoCondition

    static let subject = CatalogueSubject.scope
    static let table = ScopeVariables.table

    let scope: Scope
    let context: GenerationContext

    var project: Project { context.project }

    var specPath: String { context.specPath }

    func name(_ placeholder: Placeholder) -> String {
        placeholder == .state ? scope.name.upperCamelCase : context.name(placeholder)
    }

    func folder(_ folder: ModuleFolder) -> String { context.folder(folder) }

    /// Returns the contract of the scaffolded environment: the protocol of the scope's services.
    var contract: ScaffoldContract {
        var contract = context.contract(
            of: scope.environment,
            conformingTo: contractName,
            at: path(of: .scopeEnvironment),
            services: scope.services
        )
        // What generated code forwards to the app's environment couldn't be declared twice.
        for service in project.services where !scope.services.contains(service) {
            let owner = project.scopes.first { $0.services.contains(service) }?.environment
            contract.servicesElsewhere[service.name] = owner ?? project.environment.name
        }
        return contract
    }

    /// The protocol of the scope's services. For example: `SignedInServices`.
    var contractName: String { "\(scope.name.upperCamelCase)Services" }

    /// The scenes that belong to the scope.
    private var scenes: [Scene] { project.scenes(in: scope.name) }

    private var useCases: [UseCase] { project.features.flatMap(\.useCases).filter { $0.scope == scope.name } }

    /// The app's services that the scope's scenes and use cases use, in the order of the spec.
    var appServices: [Service] {
        let used =
            scenes.flatMap { $0.services + $0.variants.flatMap(\.services) }
            + useCases.flatMap { $0.services + ($0.repository?.services ?? []) }
        let own = Set(scope.services.map(\.name))
        let names = Set(used.map(\.name)).subtracting(own)
        return project.services.filter { names.contains($0.name) }
    }

    /// The scenes of the app that those of the scope lead to or show, and that the state shows.
    private var appScenes: [Scene] {
        let state = project.entrance.states.first { $0.name == scope.name }
        let shown = scenes.flatMap(\.builtScenes) + (state?.scenes ?? [])
        return Set(shown).compactMap(context.scene).filter { $0.scope == nil }.sorted { $0.name < $1.name }
    }

    /// The features whose resolvers the app's environment has and the scope's scenes need, by name.
    var appFeatures: [Feature] {
        let names = Set(appScenes.filter { !$0.isResolvedAlone }.map(\.feature))
        return project.features.filter { names.contains($0.name) }
    }

    /// The app's scenes with resolvers of their own that the scope's scenes need.
    var appScenesAlone: [Scene] { appScenes.filter(\.isResolvedAlone) }

    /// The app's use cases that the scope's scenes use, by name.
    var appUseCases: [UseCase] {
        let used = Set(scenes.flatMap(\.useCases))
        return project.features.flatMap(\.useCases).filter { useCase in
            useCase.scope == nil && used.contains(UseCaseReference(feature: useCase.feature, useCase: useCase.name))
        }
    }

    var adoptedScenes: [AdoptedReference] { scenes.adoptedDestinations }

    var isPublicForAdopted: Bool {
        project.features.contains { feature in
            !feature.isApp && feature.scenes.contains { $0.scope == scope.name && !$0.adoptedDestinations.isEmpty }
        }
    }

    /// True if an action of the scope's may fail when its screen has gone.
    var hasUnseenFailures: Bool { scenes.contains(where: \.hasUnseenFailures) }

    /// True if no scene of the app's has the app's environment told of such failures.
    var isFirstToTellFailures: Bool {
        hasUnseenFailures && !project.scenes(in: nil).contains(where: \.hasUnseenFailures)
            && project.scopes.first { scope in project.scenes(in: scope.name).contains(where: \.hasUnseenFailures) }
                == scope
    }
}

extension Scene {
    /// The generated scenes that it builds.
    fileprivate var builtScenes: [SceneReference] {
        let led = routes.compactMap { route -> SceneReference? in
            guard route.adopted == nil, !route.presentation.isReturning, case .scene(let scene) = route.destination
            else {
                return nil
            }
            return scene
        }
        return led + children.filter { $0.adopted == nil }.map(\.destination)
    }
}

/// The variables in templates of a scope.
enum ScopeVariables {
    static let table: TemplateTable<ScopePlace> = [
        .text("specPath", ModuleVariables.specPath) { $0.context.specsFolder.relative($0.specPath) },
        .text("state", "the state's name") { $0.scope.name },
        .text("contract", "the protocol of the state's services") { $0.contractName },
        .text("environment", "the scope's environment") { $0.scope.environment },
        .text("appEnvironment", "the app's own environment") { $0.project.environment.name },
        .fields("scopeEnvironmentFile", "of the scope's environment", of: environmentFile) { $0 },
        .fields("scopeFile", "of what the app gives a scope", of: scopeFile) { $0 },
        .fields("testingScopeFile", "of the environment that tests run the scope on", of: testingFile) { $0 },
    ]

    private static let environmentFile: TemplateTable<ScopePlace> = [
        .imports { importsOfEnvironment($0).lines() },
        .list("services", "the scope's services", of: AppEnvironmentFile.service) { $0.scope.services },
    ]

    private static let testingFile: TemplateTable<ScopePlace> = [
        .imports { $0.context.importLinesOfTestingEnvironment }
    ]

    private static let scopeFile: TemplateTable<ScopePlace> = [
        .imports { importsOfScope($0).lines() },
        .list("services", "the scope's services", of: ServiceProperty.table) { $0.scope.services },
        .flag("hasAppServices", "whether its scenes use services of the app's") { !$0.appServices.isEmpty },
        .list("appServices", "the services of the app's that its scenes use", of: appService) { $0.appServices },
        .text("sceneOutput", "the type that resolvers give for all scenes of a feature") {
            $0.project.descriptors.sceneOutput
        },
        .text("namespace", "the type that descriptors are nested in") { $0.project.descriptors.namespace },
        .texts("features", "the features whose resolvers its scenes need") { $0.appFeatures.map(\.name) },
        .list("ownScenes", "the scenes with resolvers of their own that its scenes need", of: ownScene) {
            $0.appScenesAlone
        },
        .texts("useCases", "the app's use cases that its scenes use") { $0.appUseCases.map(\.name) },
        .list("adopted", "the adopted scenes that its scenes lead to or show", of: AdoptedDestination.table) {
            $0.adoptedScenes
        },
        .text("public", "what stands before the functions that give adopted scenes") {
            $0.isPublicForAdopted ? "public " : ""
        },
        .flag("hasUnseenFailures", "whether an action may fail when its screen has gone") { $0.hasUnseenFailures },
        .flag("tellsFailuresFirst", "whether nothing else has the app's environment told of them") {
            $0.isFirstToTellFailures
        },
    ]

    private static let appService: TemplateTable<Service> = [
        .text("name", "the property's name") { $0.name.spelled(.declaration) },
        .text("member", "the property's name behind a dot") { $0.name.spelled(.member) },
        .text("type", "the property's type") { $0.propertyType },
    ]

    private static let ownScene: TemplateTable<Scene> = [
        .text("scene", "the scene's name") { $0.name },
        .text("output", "the type that is given for it") { $0.output.rawValue },
    ]

    private static func importsOfEnvironment(_ place: ScopePlace) -> ImportList {
        var imports = place.context.imports(in: place.project.app)
        imports.add(place.project.environment, .public)
        for service in place.scope.services { imports.add(service, .public) }
        return imports
    }

    private static func importsOfScope(_ place: ScopePlace) -> ImportList {
        var imports = place.context.imports(in: place.project.app)
        imports.add(place.project.environment, .public)
        for service in place.scope.services + place.appServices { imports.add(service.type, .public) }
        for feature in place.appFeatures { imports.add(feature.interfaceName, .public) }
        for scene in place.appScenesAlone { imports.add(place.context.interfaceName(of: scene.feature), .public) }
        for useCase in place.appUseCases { imports.add(place.context.interfaceName(of: useCase.feature), .public) }
        if !place.appScenesAlone.isEmpty { imports.addNamespace(.public) }
        if !place.adoptedScenes.isEmpty { imports.addTeamDescriptors(place.isPublicForAdopted ? .public : .internal) }
        let hasResolvers = !(place.appFeatures.isEmpty && place.appScenesAlone.isEmpty && place.appUseCases.isEmpty)
        if hasResolvers || place.hasUnseenFailures || !place.adoptedScenes.isEmpty {
            imports.add("ViperRuntime", .public)
        }
        return imports
    }
}
