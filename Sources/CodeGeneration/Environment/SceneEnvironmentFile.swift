import ProjectModel
import Templating

/// A scene's environment: the services it lists and the resolvers that its routes need.
enum SceneEnvironmentFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "hasImports": .flag,
        "scene": .text,
        "inheritance": .text,
        "services": .list(ServiceProperty.shape),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        for service in scene.services { imports.add(service.type, .public) }
        for feature in scene.destinationFeatures { imports.add(context.interfaceName(of: feature), .public) }
        for useCase in scene.useCases { imports.add(context.interfaceName(of: useCase.feature), .public) }
        if scene.hasUnseenFailures { imports.add("ViperRuntime", .public) }
        return [
            "imports": .list(imports.lines()),
            "hasImports": .flag(!imports.isEmpty),
            "scene": .text(scene.name),
            "inheritance": .text(inheritance(of: scene, context.project.environment)),
            "services": .list(scene.services.map(ServiceProperty.value)),
        ]
    }

    /// Resolvers are objects where the environment is one; who handles failures needn't be.
    private static func inheritance(of scene: Scene, _ environment: AppEnvironmentType) -> String {
        let resolvers = environment.inheritance(from: protocols(of: scene))
        guard scene.hasUnseenFailures else { return resolvers }
        return resolvers.isEmpty ? ": UnseenFailureHandler" : "\(resolvers), UnseenFailureHandler"
    }

    /// The resolvers that its routes need.
    private static func protocols(of scene: Scene) -> [String] {
        scene.resolvedFeatures.map { "\($0)Resolver" } + scene.resolvedScenes.map { "\($0.name)SceneResolver" }
            + scene.useCases.map { "\($0.useCase)UseCaseResolver" }.sorted()
    }
}
