extension MockGenerator {
    /// Returns a mock for the end of a file.
    func lastCode(for contract: DescribedProtocol) -> String {
        let code = code(for: contract)
        return code.hasSuffix("\n") ? String(code.dropLast()) : code
    }
}

/// The mock of a use case, for the tests of the view models that share it.
struct UseCaseMockFile: Sendable {
    private let place: UseCasePlace

    init(_ place: UseCasePlace) {
        self.place = place
    }

    static let table: TemplateTable<UseCaseMockFile> = [
        .imports { $0.imports.lines(testable: $0.place.module.feature.name) },
        .text("mock", "the mock's class") { $0.place.module.mocks.lastCode(for: $0.described) },
    ]

    /// The protocol, which isn't isolated: callers may be on any actor.
    private var described: DescribedProtocol {
        let samples = place.module.context.samples.offMainActor
        var described = DescribedProtocol(
            name: "\(place.useCase.name)UseCase",
            methods: place.useCase.methods.map { DescribedProtocol.Method(FunctionPhrases($0), samples) }
        )
        described.isOnMainActor = false
        return described
    }

    private var imports: ImportList {
        var imports = place.module.context.imports(in: place.module.feature.testsName)
        imports.add("ViperRuntime")
        imports.add("ViperTesting")
        imports.add(place.module.feature.interfaceName)
        imports.add(place.useCase.methods)
        return imports
    }
}
