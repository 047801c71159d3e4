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
        "tabs": .list(["property": .text, "scene": .text, "index": .text]),
        "hasTabs": .flag,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        for service in scene.services { imports.add(service.type, .public) }
        for feature in scene.destinationFeatures { imports.add(context.interfaceName(of: feature), .public) }
        for useCase in scene.useCases { imports.add(context.interfaceName(of: useCase.feature), .public) }
        let tabs = tabs(of: scene)
        if scene.hasUnseenFailures { imports.add("ViperRuntime", .public) }
        return [
            "imports": .list(imports.lines()),
            "hasImports": .flag(!imports.isEmpty),
            "scene": .text(scene.name),
            "inheritance": .text(inheritance(of: scene, context.project.environment)),
            "services": .list(scene.services.map(ServiceProperty.value)),
            "tabs": .list(tabs),
            "hasTabs": .flag(!tabs.isEmpty),
        ]
    }

    /// The tabs that its routes name by their scenes, each once, by place.
    private static func tabs(of scene: Scene) -> [TemplateValue] {
        var names: [Int: String] = [:]
        for route in scene.routes {
            if case .tab(let index, let name?) = route.presentation { names[index] = name }
        }
        return names.sorted { $0.key < $1.key }.map { index, name in
            [
                "property": .text(Route.tabProperty(of: name)), "scene": .text(name), "index": .text("\(index)"),
            ]
        }
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

extension Route {
    /// What an environment calls the place of a tab. For example: `kaimonoTopTab`.
    static func tabProperty(of scene: String) -> String { scene.lowerCamelCase + "Tab" }
}
