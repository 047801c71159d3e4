import ProjectModel
import TemplateCatalogue
import Templating

/// Mocks of a scene's contracts and of its environment, for the scene's tests.
enum SceneMocksFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "namespace": .text,
        "sceneOutput": .text,
        "mocks": .list(ContractMock.shape),
        "services": EnvironmentMock.serviceShape,
        "resolvers": .list(.text),
        "scenes": EnvironmentMock.sceneShape,
        "useCases": EnvironmentMock.useCaseShape,
        "hasUnseenFailures": .flag,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.testsName)
        imports.add("ViperRuntime")
        imports.add("ViperTesting")
        imports.add(scene.style.hasViewModel ? scene.inputs : scene.events)
        imports.add(scene.interactor + scene.useCaseMethods + scene.repositoryMethods)
        imports.add(scene.routes)
        for service in scene.services {
            imports.add(service.type)
            imports.add(valueFor: service, context.samples)
        }
        for feature in scene.destinationFeatures { imports.add(context.interfaceName(of: feature)) }
        for useCase in scene.useCases { imports.add(context.interfaceName(of: useCase.feature)) }
        return [
            "imports": .list(imports.lines(testable: feature.name)),
            "scene": .text(scene.name),
            "namespace": .text(scene.namespace),
            "sceneOutput": .text(context.project.descriptors.sceneOutput),
            "mocks": .list(ContractMock.all(of: scene).map { $0.value(samples: context.samples) }),
            "services": EnvironmentMock.services(of: scene, samples: context.samples),
            "resolvers": .lines(scene.resolvedFeatures),
            "scenes": EnvironmentMock.scenes(scene.resolvedScenes),
            "useCases": EnvironmentMock.useCases(of: scene),
            "hasUnseenFailures": .flag(scene.hasUnseenFailures),
        ]
    }
}

extension Feature {
    /// The module of the feature's tests.
    var testsName: String { name + "Tests" }
}
