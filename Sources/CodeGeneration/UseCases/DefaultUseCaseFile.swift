/// The scaffold of a use case's implementation.
struct DefaultUseCaseFile: Sendable {
    private let place: UseCasePlace
    private var useCase: UseCase { place.useCase }

    init(_ place: UseCasePlace) {
        self.place = place
    }

    static let table: TemplateTable<DefaultUseCaseFile> = [
        .imports { $0.imports.lines() },
        .flag("hasServices", "whether the use case uses any service, or a repository") {
            !$0.useCase.services.isEmpty || $0.useCase.repository != nil
        },
        .text("repositoryContract", "the protocol of the repository that it asks; empty where there is none") {
            $0.useCase.repository?.contract ?? ""
        },
        .list("services", "the services that it uses", of: service) { $0.useCase.services },
        .list("methods", "its methods, not written yet", of: WrittenFunction.table) { file in
            let samples = file.place.module.context.samples.offMainActor
            return file.useCase.methods.map { file.function($0, samples: samples) }
        },
    ]

    private static let service: TemplateTable<Service> = [
        .text("name", "the property's name") { $0.name.spelled(.declaration) },
        .text("type", "the property's type") { $0.propertyType },
    ]

    /// Returns a method. If the repository has it, too, it calls that.
    private func function(_ method: Method, samples: SampleValues) -> WrittenFunction {
        guard let body = SceneUseCaseFile.body(of: method, askedOf: useCase.repository?.methods ?? []) else {
            return MethodStub.function(method, in: "Default\(useCase.name)UseCase", samples: samples)
        }
        return WrittenFunction(declaration: FunctionPhrases(method).declaration(), body: [body])
    }

    private var imports: ImportList {
        var imports = place.module.context.imports(in: place.module.feature.name)
        imports.add("ViperRuntime")
        imports.add(place.module.feature.interfaceName)
        imports.add(useCase.methods)
        for service in useCase.services { imports.add(service.type) }
        return imports
    }
}
