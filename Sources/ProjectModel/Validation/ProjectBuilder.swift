/// Builds the project from specs that passed all checks.
struct ProjectBuilder: Sendable {
    let specs: SpecIndex
    private let services: [String: Service]
    let descriptors: DescriptorTypes
    /// The scopes of the features' switches: of features whose scenes in it are all of one scope.
    private let featureScopes: [String: String]

    init(_ specs: SpecIndex) {
        self.specs = specs
        featureScopes = Self.featureScopes(specs)
        descriptors = DescriptorTypes(of: specs.specs, in: specs.facts.descriptorModules)
        services = specs.servicesByName.mapValues(ProjectBuilder.service)
    }

    func project(jobs: Int) -> Project {
        let spec = specs.project
        var project = Project(
            name: spec.name.value,
            specPath: spec.path,
            app: spec.app.value,
            platforms: spec.platforms.map { Platform(name: $0.name.value, version: $0.version.value) },
            runtime: spec.runtime?.value ?? .path("."),
            // Until a scene is generated, nothing is made of them.
            services: specs.specs.isResolverOnly ? [] : spec.services.map(ProjectBuilder.service),
            samples: specs.samples,
            testing: spec.testing,
            entrance: entrance(),
            swift: SwiftSettings(
                languageMode: spec.swift.languageMode,
                defaultIsolation: spec.swift.defaultIsolation,
                upcomingFeatures: spec.swift.upcomingFeatures.map(\.value)
            ),
            coreModules: specs.specs.isWholeApp ? coreModules() : [],
            features: Parallel.map(specs.features.filter(isFeature), jobs: jobs) { feature($0) },
            unmanaged: UnmanagedPaths(spec.unmanaged)
        )
        project.descriptors = descriptors
        project.isResolverOnly = specs.specs.isResolverOnly
        project.isAppAlone = specs.specs.isAppAlone
        project.hasAppTests = !specs.specs.isAppAlone || specs.facts.hasAppTests
        project.appSources = specs.specs.appFolder
        project.adoptedScenes = specs.specs.adoptedScenes.compactMap(adoptedScene)
        project.appModule = spec.appModule?.value ?? .library
        project.imageTests = spec.imageTests?.value
        project.localization = specs.specs.isResolverOnly ? nil : spec.localization?.value
        if let environment = spec.environment {
            project.environment = AppEnvironmentType(environment, app: spec.app.value)
        }
        project.scopes = scopes()
        project.links = spec.links.map(\.value)
        project.swift.defines = spec.swift.defines.map(\.value)
        if !spec.build.isEmpty { project.build = Set(spec.build.map(\.value)) }
        if spec.manifest?.value == .team { project.teamManifest = DefinitionPlaces(specs.specs) }
        project.packages = spec.packages.map(ExternalPackage.init)
        if project.features.contains(where: { $0.scenes.contains(where: \.isDriven) }) { project.addRxSwift() }
        project.bundleIdPrefix = spec.bundleIdPrefix?.value ?? ""
        project.lint = spec.lint
        project.options = answers(spec.options, of: .project)
        return project
    }

    /// Returns false for a module with only adopted scenes, which has no interface for others.
    private func isFeature(_ module: ModuleSpec) -> Bool {
        !specs.specs.isResolverOnly && (module.adoptedScenes.isEmpty || module.hasMoreThanAdoptedScenes)
    }

    private func entrance() -> Entrance {
        if let start = specs.project.start { return reference(start.value).map(Entrance.scene) ?? .none }
        let tabs = tabs()
        let states = specs.project.states.compactMap { state -> AppState? in
            let screens: AppState.Screens? =
                switch state.screens.value {
                case .tabs: .tabs(tabs)
                case .scene(let name): reference(name).map { .scene($0) }
                }
            let hasScope = specs.project.scopes.contains { $0.name.value == state.name.value }
            return screens.map { AppState(name: state.name.value, screens: $0, hasScope: hasScope) }
        }
        if !states.isEmpty { return .states(states) }
        return tabs.isEmpty ? .none : .tabs(tabs)
    }

    private func scopes() -> [Scope] {
        specs.project.scopes.map { scope in
            Scope(name: scope.name.value, services: scope.services.compactMap { services[$0.value] })
        }
    }

    private func tabs() -> [Tab] {
        specs.project.tabs.compactMap { tab in
            reference(tab.scene.value).map {
                Tab(
                    scene: $0,
                    title: tab.title?.value.text,
                    image: tab.image?.value
                )
            }
        }
    }

    private func coreModules() -> [CoreModule] {
        let name = specs.project.core.value
        let own = specs.coreModules.first { $0.name.value == name }.map(coreModule)
        let standard = CoreModule(
            name: name,
            specPath: specs.project.path,
            summary: nil,
            dependencies: [],
            sources: "Sources/\(name)",
            types: []
        )
        return [own ?? standard] + specs.coreModules.filter { $0.name.value != name }.map(coreModule)
    }

    private func coreModule(_ spec: ModuleSpec) -> CoreModule {
        var module = CoreModule(
            name: spec.name.value,
            specPath: spec.path,
            summary: spec.summary,
            dependencies: spec.dependencies.map(\.value),
            sources: spec.folder,
            types: Set(spec.types.map(\.value))
        )
        module.mocks = spec.mocks.map(MockSettings.init)
        module.packages = spec.packages.map(\.value)
        module.declaredDependencies = spec.dependencies
        return module
    }

    private func feature(_ spec: ModuleSpec) -> Feature {
        let name = spec.name.value
        var feature = Feature(
            name: name,
            specPath: spec.path,
            summary: spec.summary,
            dependencies: spec.dependencies.map(\.value).filter { $0 != specs.project.core.value },
            sources: spec.folder,
            types: Set(spec.types.map(\.value)),
            useCases: spec.useCases.map { useCase($0, of: name) }.sorted {
                $0.name.precedesInBytes($1.name)
            },
            scenes: spec.scenes.map { scene($0, of: name) }
        )
        feature.repositories = spec.repositories.map(repository).sorted { $0.name.precedesInBytes($1.name) }
        feature.mocks = spec.mocks.map(MockSettings.init)
        feature.packages = spec.packages.map(\.value)
        feature.hasSandbox = spec.sandbox?.value ?? false
        feature.declaredDependencies = spec.dependencies
        feature.isLegacy = spec.kind.value == .legacy
        feature.isApp = name == specs.project.app.value
        feature.hasUIModule = spec.hasViewModule
        feature.hasInterface = !specs.specs.isAppAlone
        feature.scope = featureScopes[name]
        feature.options = answers(spec.options, of: .module)
        return feature
    }

    private static func featureScopes(_ specs: SpecIndex) -> [String: String] {
        if specs.sceneScopes.scenes.isEmpty { return [:] }
        var features: [String: String] = [:]
        for module in specs.features {
            let enumerated = module.scenes.filter { ($0.output?.value ?? .viewController) == .viewController }
            let all = Set(enumerated.map { specs.sceneScopes.scenes[$0.name.value]?.scope })
            if all.count == 1, let scope = all.first ?? nil { features[module.name.value] = scope }
        }
        return features
    }

    /// Returns true if the scene is resolved apart from its feature's others: it gives no plain view controller, or is
    /// of a scope that not all of them are of.
    func isResolvedAlone(_ name: String) -> Bool {
        guard let entry = specs.scenesByName[name] else { return false }
        if (entry.scene.output?.value ?? .viewController) != .viewController { return true }
        return specs.sceneScopes.scenes[name].map { $0.scope != featureScopes[entry.module.name.value] } ?? false
    }

    private func answers(_ given: [OptionSpec], of subject: OptionSubject) -> [String: OptionValue] {
        specs.specs.questions[subject, default: []].answers(given: given.answers)
    }

    private func useCase(_ spec: UseCaseSpec, of feature: String) -> UseCase {
        var useCase = UseCase(
            name: spec.name.value,
            feature: feature,
            summary: spec.summary,
            services: services(spec.uses),
            methods: spec.methods.map(method)
        )
        useCase.repository = repository(spec.repository, of: feature)
        useCase.scope = specs.sceneScopes.useCases[spec.name.value]?.scope
        return useCase
    }

    func repository(_ name: Located<String>?, of feature: String) -> Repository? {
        name.flatMap { name in
            specs.modulesByName[feature]?.repositories.first { $0.name.value == name.value }.map(repository)
        }
    }

    private func repository(_ spec: RepositorySpec) -> Repository {
        Repository(
            name: spec.name.value,
            summary: spec.summary,
            services: services(spec.uses),
            methods: spec.methods.map(method)
        )
    }

    func services(_ uses: [Located<String>]) -> [Service] {
        uses.compactMap { services[$0.value] }
    }

    func variant(_ spec: VariantSpec) -> Variant? {
        reference(spec.destination.value).map {
            Variant(
                name: spec.name.value,
                destination: $0,
                flag: spec.flag.value,
                services: spec.flag.value.names.compactMap { services[$0] }
            )
        }
    }

    func useCaseReference(_ name: String) -> UseCaseReference? {
        guard specs.servicesByName[name] == nil, let entry = specs.useCasesByName[name] else { return nil }
        return UseCaseReference(feature: entry.module.name.value, useCase: name)
    }

    /// Returns the reference to a scene. Adopted scenes belong to the app.
    func reference(_ name: String) -> SceneReference? {
        if let entry = specs.scenesByName[name] {
            return SceneReference(feature: entry.module.name.value, scene: name)
        }
        return specs.adoptedByName[name].map { _ in SceneReference(feature: specs.project.app.value, scene: name) }
    }

    func destination(_ name: String) -> SceneSpec? { specs.destination(name) }
}

extension ModuleSpec {
    fileprivate var hasMoreThanAdoptedScenes: Bool {
        !scenes.isEmpty || !useCases.isEmpty || !repositories.isEmpty || !types.isEmpty || !packages.isEmpty
            || !dependencies.isEmpty
            || mocks != nil
    }

    /// True if any view comes from a nib or a storyboard.
    var hasNibs: Bool { scenes.contains { $0.style.value.hasOwnViewController && ($0.view?.value ?? .code) != .code } }

    /// True if there is a module of views: the spec asks for one, and some scene is drawn by SwiftUI.
    var hasViewModule: Bool { hasUIModule && scenes.contains { $0.style.value.isDrawnBySwiftUI } }
}
