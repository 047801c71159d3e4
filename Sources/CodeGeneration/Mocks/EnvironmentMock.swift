/// The mock of the environments of a feature's scenes.
public enum EnvironmentMock {
    /// The type, as the template declares it.
    public static let type = "MockSceneEnvironment"

    static let table: TemplateTable<ModulePlace> = [
        .imports { imports(of: $0).lines(testable: $0.feature.name) },
        .texts("environments", "the environments that it stands in for") { place in
            scenes(of: place).map { "\($0.name)Environment" }
        },
        .list("services", "the services that the scenes use", of: services) { place in
            scenes(of: place).services.map { ($0, place.context.samples) }
        },
        .texts("resolvers", "the features whose resolvers they need") { place in
            Set(scenes(of: place).flatMap(\.resolvedFeatures)).sorted()
        },
        .list("scenes", "the scenes among them with resolvers of their own", of: resolvedScene) { place in
            Set(scenes(of: place).flatMap(\.resolvedScenes)).sorted { $0.name < $1.name }
        },
        .list("adopted", "the adopted scenes that they lead to or show", of: AdoptedDestination.table) {
            scenes(of: $0).adoptedDestinations
        },
        .list("useCases", "the use cases of other features that they use", of: useCase) {
            scenes(of: $0).useCases
        },
        .flag("hasUnseenFailures", "whether it is told of actions that failed after their screen went") { place in
            scenes(of: place).contains(where: \.hasUnseenFailures)
        },
    ]

    private static let services: TemplateTable<(Service, SampleValues)> = [
        .text("name", "the property's name") { service, _ in service.name.spelled(.declaration) },
        .text("plainName", "the service's name") { service, _ in service.name },
        .text("stub", "the property that a test sets") { service, _ in service.name + "Stub" },
        .text("type", "the property's type") { service, _ in service.propertyType },
        .text("optionalType", "the type of a property that may hold it") { service, _ in service.optionalType },
        .text("sample", "a value of the project's samples; empty where there is none") { service, samples in
            samples.value(for: service) ?? ""
        },
        .text("remedy", "how a missing value can be given, as the end of a sentence") { service, samples in
            samples.advice(for: service.type)
        },
    ]

    private static let useCase: TemplateTable<UseCaseReference> = [
        .text("useCase", "the use case's name") { $0.useCase },
        .text("stub", "the property that a test sets") { $0.useCase.lowerCamelCase + "UseCaseStub" },
    ]

    /// The variables of scenes with resolvers of their own.
    private static let resolvedScene: TemplateTable<ResolvedScene> = [
        .text("resolved", "the scene that is resolved") { $0.name },
        .text("output", "the type that is given for it") { $0.output.rawValue },
        .text("placeholder", "a value of that type without any scene") { $0.output.placeholder },
    ]

    private static func scenes(of place: ModulePlace) -> [Scene] {
        place.feature.scenes.filter { $0.style.isEmitted && $0.hasEnvironment }
    }

    private static func imports(of place: ModulePlace) -> ImportList {
        let context = place.context
        let scenes = scenes(of: place)
        var imports = context.imports(in: place.feature.testsName)
        imports.add("ViperRuntime")
        imports.add("ViperTesting")
        for service in scenes.services {
            imports.add(service.type)
            imports.add(valueFor: service, context.samples)
        }
        for feature in Set(scenes.flatMap(\.destinationFeatures)).sorted() {
            imports.add(context.interfaceName(of: feature))
        }
        if !scenes.adoptedDestinations.isEmpty { imports.addTeamDescriptors() }
        for useCase in scenes.useCases { imports.add(context.interfaceName(of: useCase.feature)) }
        return imports
    }
}

extension [Scene] {
    /// The services that they use, each once.
    var services: [Service] { reduce([]) { $0.adding($1.services) } }

    /// The use cases of other features that they use, each once.
    fileprivate var useCases: [UseCaseReference] {
        var seen: Set<String> = []
        return flatMap(\.useCases).filter { seen.insert($0.useCase).inserted }
    }
}
