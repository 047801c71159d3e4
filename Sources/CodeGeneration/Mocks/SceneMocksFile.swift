/// The mocks of a scene's contracts and of its environment, for the scene's tests.
struct SceneMocksFile: Sendable {
    private let place: ScenePlace
    private var scene: Scene { place.scene }

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table: TemplateTable<SceneMocksFile> = [
        .imports { $0.imports.lines(testable: $0.place.feature.name) },
        .list("mocks", "the mocks of contracts", of: mock) { file in
            ContractMock.all(of: file.scene, file.place.samples).map { ($0, file.place.mocks) }
        },
        .list("services", "the services that the scene uses", of: EnvironmentMock.services) { file in
            file.scene.services.map { ($0, file.place.samples) }
        },
        .texts("resolvers", "the features whose resolvers the scene needs") { $0.scene.resolvedFeatures },
        .list("scenes", "the scenes among them with resolvers of their own", of: EnvironmentMock.scenes) {
            $0.scene.resolvedScenes
        },
        .list("adopted", "the adopted scenes that it leads to or shows", of: AdoptedDestination.table) {
            $0.scene.adoptedDestinations
        },
        .list("useCases", "the use cases of other features that the scene uses", of: EnvironmentMock.useCases) {
            $0.scene.useCases
        },
    ]

    private static let mock: TemplateTable<(DescribedProtocol, MockGenerator)> = [
        .text("code", "the mock's class") { contract, generator in generator.code(for: contract) }
    ]

    private var imports: ImportList {
        let context = place.context
        var imports = context.imports(in: place.feature.testsName)
        imports.add("ViperRuntime")
        imports.add("ViperTesting")
        imports.add(scene.style.hasViewModel ? scene.inputs : scene.events)
        imports.add(scene.interactor + scene.ownUseCaseMethods + scene.ownRepositoryMethods)
        imports.add(scene.routes)
        for service in scene.services {
            imports.add(service.type)
            imports.add(valueFor: service, context.samples)
        }
        for feature in scene.destinationFeatures { imports.add(context.interfaceName(of: feature)) }
        if !scene.adoptedDestinations.isEmpty { imports.addTeamDescriptors() }
        for useCase in scene.useCases { imports.add(context.interfaceName(of: useCase.feature)) }
        return imports
    }
}

extension Feature {
    /// The module of the feature's tests.
    var testsName: String { name + "Tests" }
}
