/// The protocol of a use case, for mocks.
public struct UseCaseProtocol: Sendable {
    /// The generated file that declares it, relative to the target package.
    public var path: String
    /// The interface module that it is in.
    public var module: String
    public var described: DescribedProtocol
    /// The imports for the types in the protocol.
    public var imports: [MockImport]

    /// Returns the use cases of other features that a feature's scenes use.
    public static func others(for feature: Feature, in project: Project) -> [UseCaseProtocol] {
        let references = feature.otherUseCases
        if references.isEmpty { return [] }
        let context = GenerationContext(project: project)
        return references.compactMap { reference in
            guard let owner = project.features.first(where: { $0.name == reference.feature }),
                let useCase = owner.useCases.first(where: { $0.name == reference.useCase })
            else { return nil }
            return UseCaseProtocol(useCase, of: owner, in: context)
        }
    }

    private init(_ useCase: UseCase, of feature: Feature, in context: GenerationContext) {
        path = UseCasePlace(useCase, of: ModulePlace(feature, in: context)).path(of: .useCase)
        module = feature.interfaceName
        var list = context.imports(in: feature.interfaceName)
        list.add(useCase.methods, .public)
        imports = list.ofMock
        described = DescribedProtocol(
            name: "\(useCase.name)UseCase",
            methods: useCase.methods.map { DescribedProtocol.Method(FunctionPhrases($0)) }
        )
        described.access = "public"
        described.isOnMainActor = false
    }
}
