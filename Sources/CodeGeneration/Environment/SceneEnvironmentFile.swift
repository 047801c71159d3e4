import ProjectModel
import Templating

/// A scene's environment: the services it lists and the resolvers that its routes need.
struct SceneEnvironmentFile: Sendable {
    let place: ScenePlace
    private let imports: ImportList
    private let roles: [SceneRole]
    private let tabs: [Tab]

    init(_ place: ScenePlace) {
        let (scene, context) = (place.scene, place.context)
        var imports = context.imports(in: place.feature.name)
        for service in scene.services.notReached(by: scene.sharedRepository) { imports.add(service.type, .public) }
        for feature in scene.destinationFeatures { imports.add(context.interfaceName(of: feature), .public) }
        for useCase in scene.useCases { imports.add(context.interfaceName(of: useCase.feature), .public) }
        if scene.hasUnseenFailures { imports.add("ViperRuntime", .public) }
        self.place = place
        self.imports = imports
        roles = SceneRole.all(of: scene)
        tabs = Self.tabs(of: scene)
    }

    static let table: TemplateTable<SceneEnvironmentFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .list("roles", "the protocols for the scene's parts", of: role) { file in
            file.roles.map { ($0, file.place.context.project.environment) }
        },
        .text("inheritance", "the protocols that the environment inherits, behind a colon") { file in
            inheritance(of: file.place.scene, file.roles, file.place.context.project.environment)
        },
        .list("services", "the services that no part has for itself", of: ServiceProperty.table) { file in
            ownServices(of: file.place.scene, file.roles)
        },
        .list("tabs", "the tabs that routes name by their scenes, each once", of: tab) { $0.tabs },
        .flag("hasTabs", "whether there are any") { !$0.tabs.isEmpty },
    ]

    private static let role: TemplateTable<(SceneRole, AppEnvironmentType)> = [
        .text("name", "the protocol's name") { $0.0.name },
        .text("summary", "what it is for") { $0.0.summary },
        .text("inheritance", "the protocols that it inherits, behind a colon") { role, environment in
            inheritance(from: role.resolvers, handlesFailures: role.handlesUnseenFailures, environment)
        },
        .list("roleServices", "the services that the part uses", of: ServiceProperty.table) { $0.0.services },
    ]

    private typealias Tab = (scene: String, index: Int)

    private static let tab: TemplateTable<Tab> = [
        .text("property", "what the environment calls the tab's place") { Route.tabProperty(of: $0.scene) },
        .text("scene", "the tab's scene") { $0.scene },
        .text("index", "the place where the spec has it") { "\($0.index)" },
    ]

    /// The tabs that its routes name by their scenes, each once, by place.
    private static func tabs(of scene: Scene) -> [Tab] {
        var names: [Int: String] = [:]
        for route in scene.routes {
            if case .tab(let index, let name?) = route.presentation { names[index] = name }
        }
        return names.sorted { $0.key < $1.key }.map { ($1, $0) }
    }

    /// The roles, and what belongs to none of them.
    private static func inheritance(
        of scene: Scene,
        _ roles: [SceneRole],
        _ environment: AppEnvironmentType
    ) -> String {
        guard scene.isDividedByRole else {
            let resolvers = scene.resolvedFeatures.map(ResolverName.ofFeature)
            let scenes = scene.resolvedScenes.map { ResolverName.ofScene($0.name) }
            let all = resolvers + scenes + scene.useCaseResolvers + scene.repositoryEnvironments
            return inheritance(from: all, handlesFailures: scene.hasUnseenFailures, environment)
        }
        let rest = scene.hasInteractorRole ? [] : scene.useCaseResolvers + scene.repositoryEnvironments
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
        scene.services.notReached(by: scene.sharedRepository).filter { service in
            !roles.contains { $0.services.contains { $0.name == service.name } }
        }
    }
}

extension Route {
    /// What an environment calls the place of a tab. For example: `kaimonoTopTab`.
    static func tabProperty(of scene: String) -> String { scene.lowerCamelCase + "Tab" }
}
