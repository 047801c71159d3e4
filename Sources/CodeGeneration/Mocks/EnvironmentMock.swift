/// The mock of a scene's environment.
enum EnvironmentMock {
    static let services: TemplateTable<(Service, SampleValues)> = [
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

    static let useCases: TemplateTable<UseCaseReference> = [
        .text("useCase", "the use case's name") { $0.useCase },
        .text("stub", "the property that a test sets") { $0.useCase.lowerCamelCase + "UseCaseStub" },
    ]

    /// The variables of scenes with resolvers of their own.
    static let scenes: TemplateTable<ResolvedScene> = [
        .text("resolved", "the scene that is resolved") { $0.name },
        .text("output", "the type that is given for it") { $0.output.rawValue },
        .text("placeholder", "a value of that type without any scene") { $0.output.placeholder },
    ]
}
