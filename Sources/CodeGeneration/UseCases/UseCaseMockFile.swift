extension MockGenerator {
    /// Returns a mock for the end of a file.
    func lastCode(for contract: DescribedProtocol) -> String {
        let code = code(for: contract)
        return code.hasSuffix("\n") ? String(code.dropLast()) : code
    }
}

/// The mock of a use case, for the tests of the view models that share it.
enum UseCaseMockFile {
    static let table: TemplateTable<UseCasePlace> = [
        .imports { imports(of: $0).lines(testable: $0.module.feature.name) },
        .text("mock", "the mock's class") { $0.module.mocks.lastCode(for: described(by: $0)) },
    ]

    /// The protocol, which isn't isolated: callers may be on any actor.
    private static func described(by place: UseCasePlace) -> DescribedProtocol {
        let samples = place.context.samples.offMainActor
        var described = DescribedProtocol(
            name: "\(place.useCase.name)UseCase",
            methods: place.useCase.methods.map { DescribedProtocol.Method(FunctionPhrases($0), samples) }
        )
        described.isOnMainActor = false
        return described
    }

    private static func imports(of place: UseCasePlace) -> ImportList {
        var imports = place.context.imports(in: place.module.feature.testsName)
        imports.add("ViperRuntime")
        imports.add("ViperTesting")
        imports.add(place.module.feature.interfaceName)
        imports.add(place.useCase.methods)
        return imports
    }
}
