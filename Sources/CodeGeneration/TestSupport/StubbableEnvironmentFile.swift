/// The environment of a feature for tests and for its sandbox.
struct StubbableEnvironmentFile: Sendable {
    private let place: StubbedModulePlace
    private let classes: StubClasses
    private var feature: Feature { place.module.feature }
    private var context: GenerationContext { place.module.context }

    init(_ place: StubbedModulePlace) {
        self.place = place
        classes = StubClasses(mocks: place.mocks, context: place.module.context)
    }

    static let table = TemplateTable<StubbableEnvironmentFile>(services + scenes)

    private static let services: [TemplateVariable<StubbableEnvironmentFile>] = [
        .imports { imports(of: $0.feature, $0.classes, in: $0.context).lines() },
        .list("mocks", "the mocks that it is made with", of: mock) { mocks(of: $0.feature, $0.classes) },
        .list("services", "the services that the feature uses", of: service) { file in
            file.feature.services.map {
                StubbedService(service: $0, isMocked: file.classes.stub(of: $0) != nil, samples: file.context.samples)
            }
        },
        .texts("environments", "the environments of scenes and use cases") { file in
            file.feature.sceneEnvironments + file.feature.useCases.map { "\($0.name)UseCaseEnvironment" }
        },
        .texts("useCases", "the feature's use cases") { $0.feature.useCases.map(\.name) },
        .list("otherUseCases", "the use cases of other features that it uses", of: useCase) {
            $0.feature.otherUseCases
        },
    ]

    private static let scenes: [TemplateVariable<StubbableEnvironmentFile>] = [
        .flag("hasScenes", "whether the resolver's switch has a case") { !$0.feature.enumeratedScenes.isEmpty },
        .list("scenes", "the scenes that the switch is over", of: scene) { $0.feature.enumeratedScenes },
        .list("ownScenes", "the scenes with resolvers of their own", of: ownScene) {
            $0.feature.scenes.filter(\.isResolvedAlone)
        },
        .texts("otherFeatures", "the features whose resolvers its scenes need") { $0.feature.otherFeatures },
        .list("otherScenes", "the scenes of other features with resolvers of their own", of: otherScene) {
            $0.feature.otherScenes
        },
        .list("adopted", "the adopted scenes that its scenes lead to or show", of: AdoptedDestination.table) {
            $0.feature.scenes.adoptedDestinations
        },
    ]

    private typealias Mock = (name: String, type: String)

    private static let mock: TemplateTable<Mock> = [
        .text("name", "the property's name") { $0.name.spelled(.declaration) },
        .text("member", "the property's name behind a dot") { $0.name.spelled(.member) },
        .text("class", "the mock's class") { $0.type },
    ]

    private static let service: TemplateTable<StubbedService> = [
        .texts("summary", "the service's summary, as lines of a documentation comment") {
            $0.service.summary.documentation
        },
        .text("name", "the property's name") { $0.service.name.spelled(.declaration) },
        .text("member", "the property's name behind a dot") { $0.service.name.spelled(.member) },
        .text("literal", "the service's name as a string literal") { $0.service.name.swiftLiteral },
        .text("type", "the property's type") { $0.service.propertyType },
        .text("optionalType", "the type of a property that may hold it") { $0.service.optionalType },
        .text("stub", "the property that a test sets") { $0.service.name + "Stub" },
        .flag("isMocked", "whether there is a mock of the service") { $0.isMocked },
        .text("sample", "a value of the project's samples; empty where there is none") {
            $0.samples.value(for: $0.service) ?? ""
        },
        .text("remedy", "how a missing value can be given, as the end of a sentence") {
            $0.samples.advice(for: $0.service.type)
        },
    ]

    private static let useCase: TemplateTable<UseCaseReference> = [
        .text("useCase", "the use case's name") { $0.useCase },
        .text("member", "its mock's property") { $0.member },
    ]

    private static let scene: TemplateTable<Scene> = [
        .text("case", "the scene's case behind a dot") { $0.caseName.spelled(.member) },
        .text("build", "what builds it") { $0.stubbedBuild },
    ]

    private static let ownScene: TemplateTable<Scene> = [
        .text("scene", "the scene's name") { $0.name },
        .text("output", "the type that is given for it") { $0.output.rawValue },
        .text("build", "what builds it") { $0.stubbedBuild },
    ]

    private static let otherScene: TemplateTable<ResolvedScene> = [
        .text("scene", "the scene's name") { $0.name },
        .text("output", "the type that is given for it") { $0.output.rawValue },
        .text("value", "what stands in for it") { $0.output.holding("standIn") },
    ]

    private static func imports(
        of feature: Feature,
        _ classes: StubClasses,
        in context: GenerationContext
    ) -> ImportList {
        var imports = context.imports(in: feature.supportName)
        for module in ["ViperRuntime", "ViperTesting", feature.name, feature.interfaceName] {
            imports.add(module, .public)
        }
        if !feature.otherScenes.isEmpty || feature.scenes.contains(where: \.isResolvedAlone) {
            imports.addNamespace(.public)
        }
        if !feature.scenes.adoptedDestinations.isEmpty { imports.addTeamDescriptors(.public) }
        for other in feature.destinationFeatures { imports.add(context.interfaceName(of: other), .public) }
        for useCase in feature.otherUseCases { imports.add(context.interfaceName(of: useCase.feature), .public) }
        for service in feature.services {
            imports.add(service.type, .public)
            imports.add(valueFor: service, context.samples)
            // Of a server only the conformance is there, which no declaration shows.
            if let stub = classes.stub(of: service) {
                imports.add(stub.module, service.stub == .json ? .internal : .public)
            }
        }
        return imports
    }

    private static func mocks(of feature: Feature, _ classes: StubClasses) -> [Mock] {
        let services = feature.services.compactMap { service in
            classes.stub(of: service).map { (service.name, $0.class) }
        }
        return services + feature.otherUseCases.map { ($0.member, "Mock\($0.useCase)UseCase") }
    }
}

/// A service in a stubbed environment.
private struct StubbedService: Sendable {
    let service: Service
    let isMocked: Bool
    let samples: SampleValues
}

/// The variables in the template of a stubbed environment.
enum StubbedModuleVariables {
    static let table: TemplateTable<StubbedModulePlace> = [
        .text("specPath", ModuleVariables.specPath) { $0.module.context.specsFolder.relative($0.specPath) },
        .text("feature", "the feature's name, which is that of its module") { $0.module.feature.name },
        .text("namespace", "the type that descriptors are nested in") {
            $0.module.context.project.descriptors.namespace
        },
        .text("sceneOutput", "the type that resolvers give for all scenes of a feature") {
            $0.module.context.project.descriptors.sceneOutput
        },
        .text("runtimeProtocol", "what the runtime asks of every descriptor") {
            $0.module.context.project.descriptors.runtimeProtocol
        },
        .fields("environmentFile", "of the stubbed environment", of: StubbableEnvironmentFile.table) {
            StubbableEnvironmentFile($0)
        },
    ]
}

extension Scene {
    /// The expression with which the stubbed environment builds it; a stand-in for a handwritten scene.
    fileprivate var stubbedBuild: String {
        style.isHandwritten ? output.holding("resolutions.standIn(for: descriptor)") : doorCall
    }
}

extension UseCaseReference {
    /// The mock's property in a stubbed environment. For example: `fetchRecipeUseCase`.
    fileprivate var member: String { useCase.lowerCamelCase + "UseCase" }
}

/// The stubs of services in stubbed environments.
private struct StubClasses: Sendable {
    let mocks: ServiceMocks
    let context: GenerationContext

    /// Returns the stub's class, and the module with its conformance; `nil` if there is none.
    func stub(of service: Service) -> (class: String, module: String)? {
        if service.isImageService { return ("StubImageLoader<UIImage>", Project.imagesProduct) }
        guard !service.isConcrete, let module = context.coreModule(declaring: service) else { return nil }
        let support = module.name + "TestSupport"
        if service.stub == .json { return ("StubAPIClient", support) }
        return mocks.mock(of: service.type.text, in: module.name).map { ($0, support) }
    }
}
