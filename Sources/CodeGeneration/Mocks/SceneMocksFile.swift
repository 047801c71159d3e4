import ProjectModel
import Templating

/// Mocks of a scene's contracts and of its environment, for the scene's tests.
enum SceneMocksFile {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "mocks": .list(ContractMock.shape),
        "services": EnvironmentMock.serviceShape,
        "resolvers": .list(.text),
        "scenes": EnvironmentMock.sceneShape,
        "useCases": EnvironmentMock.useCaseShape,
    ]

    static func request(for scene: Scene, of feature: Feature, in context: GenerationContext) -> RenderRequest {
        var imports = context.imports(in: feature.testsName)
        imports.add("ViperRuntime")
        imports.add("ViperTesting")
        imports.add(scene.style == .mvvm ? scene.inputs : scene.events)
        imports.add(scene.interactor + scene.useCaseMethods + scene.repositoryMethods)
        imports.add(scene.routes)
        for service in scene.services { imports.add(service.type) }
        for feature in scene.destinationFeatures { imports.add(context.interfaceName(of: feature)) }
        for useCase in scene.useCases { imports.add(context.interfaceName(of: useCase.feature)) }
        return .generated(
            "Tests/\(feature.testsName)/Generated/\(scene.name)Mocks.swift",
            .sceneMocks,
            from: scene.specPath,
            [
                "imports": .list(imports.lines(testable: feature.name)),
                "scene": .text(scene.name),
                "mocks": .list(ContractMock.all(of: scene).map { $0.value(samples: context.samples) }),
                "services": EnvironmentMock.services(of: scene),
                "resolvers": .lines(scene.resolvedFeatures),
                "scenes": EnvironmentMock.scenes(of: scene),
                "useCases": EnvironmentMock.useCases(of: scene),
            ]
        )
    }
}

extension Feature {
    /// The module of the feature's tests.
    var testsName: String { name + "Tests" }
}
