/// The mocks of a scene's contracts, for the scene's tests.
enum SceneMocksFile {
    static let table: TemplateTable<ScenePlace> = [
        .imports { imports(of: $0).lines(testable: $0.feature.name) },
        .list("mocks", "the mocks of contracts", of: mock) { place in
            ContractMock.all(of: place.scene, place.samples).map { ($0, place.mocks) }
        },
    ]

    private static let mock: TemplateTable<(DescribedProtocol, MockGenerator)> = [
        .text("code", "the mock's class") { contract, generator in generator.code(for: contract) }
    ]

    private static func imports(of place: ScenePlace) -> ImportList {
        let scene = place.scene
        var imports = place.context.imports(in: place.feature.testsName)
        imports.add("ViperRuntime")
        imports.add("ViperTesting")
        imports.add(scene.style.hasViewModel ? scene.inputs : scene.events)
        imports.add(scene.interactor + scene.ownUseCaseMethods + scene.ownRepositoryMethods)
        imports.add(scene.routes)
        return imports
    }
}

extension Feature {
    /// The module of the feature's tests.
    var testsName: String { name + "Tests" }
}
