/// The scaffold of a use case's implementation.
enum DefaultUseCaseFile {
    static let table: TemplateTable<UseCasePlace> = [
        .importing(in: { $0.module.feature.name }) { imports, place in
            imports.add("ViperRuntime")
            imports.add(place.module.feature.interfaceName)
            imports.add(place.useCase.methods)
            for service in place.useCase.services { imports.add(service.type) }
        },
        .flag("hasServices", "whether the use case uses any service, or a repository") {
            !$0.useCase.services.isEmpty || $0.useCase.repository != nil
        },
        .text("repositoryContract", "the protocol of the repository that it asks; empty where there is none") {
            $0.useCase.repository?.contract ?? ""
        },
        .list("services", "the services that it uses", of: ServiceProperty.plain) { $0.useCase.services },
        .list("methods", "its methods, not written yet", of: WrittenFunction.table) { place in
            let samples = place.context.samples.offMainActor
            return place.useCase.methods.map { function($0, of: place.useCase, samples: samples) }
        },
    ]

    /// Returns a method. If the repository has it, too, it calls that.
    private static func function(_ method: Method, of useCase: UseCase, samples: SampleValues) -> WrittenFunction {
        guard let body = SceneUseCaseFile.body(of: method, askedOf: useCase.repository?.methods ?? []) else {
            return MethodStub.function(method, in: "Default\(useCase.name)UseCase", samples: samples)
        }
        return WrittenFunction(declaration: FunctionPhrases(method).declaration(), body: [body])
    }
}
