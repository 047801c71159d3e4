/// A service that is a protocol of the team's own, as seen by the catalogue's patterns and conditions.
struct ServicePlace: FileSubject {
    static let subject = CatalogueSubject.service
    static let table = ServiceVariables.table

    let service: Service
    /// The core module that declares the protocol.
    let module: CoreModule
    /// True if a stubbed environment needs it.
    let isStubbed: Bool
    let context: GenerationContext

    /// Returns all such services of the project. Services may share a protocol and its implementation.
    static func all(in context: GenerationContext) -> [ServicePlace] {
        let stubbed = Set(context.project.stubbedServices.map(\.name))
        return context.project.services.filter { !$0.isConcrete }.compactMap { service in
            context.coreModule(declaring: service).map { module in
                ServicePlace(
                    service: service,
                    module: module,
                    isStubbed: stubbed.contains(service.name),
                    context: context
                )
            }
        }
    }

    var specPath: String { context.specPath }

    var templates: TeamTemplates { context.templates }

    var answers: Answers { context.answers }

    func name(_ placeholder: Placeholder) -> String {
        placeholder == .service ? service.type.text : context.name(placeholder)
    }

    func folder(_ folder: ModuleFolder) -> String {
        switch folder {
        case .core: module.sources
        case .coreTestSupport: "\(module.sources)TestSupport"
        case .app, .appTests, .headless, .appTarget, .module, .moduleTestSupport, .feature, .interface, .tests,
            .testSupport, .sandbox,
            .componentTests, .views:
            context.folder(folder)
        }
    }

    func holds(_ condition: ServiceCondition) -> Bool {
        switch condition {
        case .implementation: service.defaultValue == nil && service.legacy == nil
        case .adapter: service.defaultValue == nil && service.legacy != nil
        case .jsonStub: isStubbed && service.stub == .json
        }
    }
}
