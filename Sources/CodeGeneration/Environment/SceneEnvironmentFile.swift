import ProjectModel
import Templating

/// A scene's environment: the services it lists and the resolvers that its routes need.
enum SceneEnvironmentFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "hasImports": .flag,
        "scene": .text,
        "roles": .list([
            "name": .text, "summary": .text, "inheritance": .text, "roleServices": .list(ServiceProperty.shape),
        ]),
        "inheritance": .text,
        "services": .list(ServiceProperty.shape),
        "routing": .text,
        "tabs": .list(["property": .text, "scene": .text, "index": .text]),
        "hasTabs": .flag,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        for service in scene.services { imports.add(service.type, .public) }
        for feature in scene.destinationFeatures { imports.add(context.interfaceName(of: feature), .public) }
        for useCase in scene.useCases { imports.add(context.interfaceName(of: useCase.feature), .public) }
        let tabs = tabs(of: scene)
        let roles = SceneRole.all(of: scene)
        if scene.hasUnseenFailures { imports.add("ViperRuntime", .public) }
        return [
            "imports": .list(imports.lines()),
            "hasImports": .flag(!imports.isEmpty),
            "scene": .text(scene.name),
            "roles": .list(roles.map { value($0, context.project.environment) }),
            "inheritance": .text(inheritance(of: scene, roles, context.project.environment)),
            "services": .list(ownServices(of: scene, roles).map(ServiceProperty.value)),
            "routing": .text(scene.wireframeEnvironment),
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

    private static func value(_ role: SceneRole, _ environment: AppEnvironmentType) -> TemplateValue {
        [
            "name": .text(role.name),
            "summary": .text(role.summary),
            "inheritance": .text(
                inheritance(from: role.resolvers, handlesFailures: role.handlesUnseenFailures, environment)
            ),
            "roleServices": .list(role.services.map(ServiceProperty.value)),
        ]
    }

    /// The roles, and what belongs to none of them.
    private static func inheritance(
        of scene: Scene,
        _ roles: [SceneRole],
        _ environment: AppEnvironmentType
    ) -> String {
        guard scene.isDividedByRole else {
            let resolvers = scene.resolvedFeatures.map { "\($0)Resolver" }
            let scenes = scene.resolvedScenes.map { "\($0.name)SceneResolver" }
            let all = resolvers + scenes + scene.useCaseResolvers
            return inheritance(from: all, handlesFailures: scene.hasUnseenFailures, environment)
        }
        let rest = scene.hasInteractorRole ? [] : scene.useCaseResolvers
        return environment.inheritance(from: roles.map(\.name) + rest)
    }

    /// Resolvers are objects where the environment is one; who handles failures needn't be.
    private static func inheritance(
        from protocols: [String],
        handlesFailures: Bool,
        _ environment: AppEnvironmentType
    ) -> String {
        let resolvers = environment.inheritance(from: protocols)
        guard handlesFailures else { return resolvers }
        return resolvers.isEmpty ? ": UnseenFailureHandler" : "\(resolvers), UnseenFailureHandler"
    }

    /// What no role has.
    private static func ownServices(of scene: Scene, _ roles: [SceneRole]) -> [Service] {
        scene.services.filter { service in !roles.contains { $0.services.contains { $0.name == service.name } } }
    }
}

extension Route {
    /// What an environment calls the place of a tab. For example: `kaimonoTopTab`.
    static func tabProperty(of scene: String) -> String { scene.lowerCamelCase + "Tab" }
}
