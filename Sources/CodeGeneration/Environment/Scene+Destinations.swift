/// A scene with a resolver of its own, since its descriptor's output or its scope differs from that of its feature's
/// other scenes.
struct ResolvedScene: Hashable {
    var name: String
    var output: SceneOutput
}

extension Scene {
    private var destinations: [Destination] { routeDestinations + childDestinations }

    private var routeDestinations: [Destination] {
        routes.compactMap { route in
            guard route.adopted == nil, case .scene(let scene) = route.destination else { return nil }
            return Destination(
                scene: scene,
                output: route.output,
                isResolvedAlone: route.leadsToResolvedAlone,
                isThere: route.presentation.isReturning
            )
        }
    }

    private var childDestinations: [Destination] {
        children.filter { $0.adopted == nil }.map {
            Destination(scene: $0.destination, output: $0.output, isResolvedAlone: $0.isResolvedAlone)
        }
    }

    /// The adopted scenes among its destinations, each once, by name.
    var adoptedDestinations: [AdoptedReference] {
        Set(routes.compactMap(\.adopted) + children.compactMap(\.adopted)).sorted { $0.scene < $1.scene }
    }

    /// The features of its routes' destinations and of its children, each once, by name.
    var destinationFeatures: [String] { Set(destinations.map(\.scene.feature)).sorted() }

    /// The features of those among them that are built.
    var builtFeatures: Set<String> { Set(destinations.filter { !$0.isThere }.map(\.scene.feature)) }

    /// The features among them whose resolvers are needed.
    var resolvedFeatures: [String] { destinations.resolvedFeatures }

    /// The scenes among them that have resolvers of their own, each once, by name.
    var resolvedScenes: [ResolvedScene] { destinations.resolvedScenes }
}

/// A scene that another one leads to or shows inside itself.
struct Destination {
    var scene: SceneReference
    var output: SceneOutput
    /// True if it has a resolver of its own.
    var isResolvedAlone: Bool
    /// True for a screen that is led back to, and so isn't built.
    var isThere = false
}

extension [Destination] {
    /// The features whose resolvers are needed, by name.
    var resolvedFeatures: [String] {
        Set(filter { !$0.isResolvedAlone && !$0.isThere }.map(\.scene.feature)).sorted()
    }

    /// The scenes that have resolvers of their own, each once, by name.
    var resolvedScenes: [ResolvedScene] {
        let alone = filter { $0.isResolvedAlone && !$0.isThere }
        return Set(alone.map { ResolvedScene(name: $0.scene.scene, output: $0.output) }).sorted { $0.name < $1.name }
    }
}

extension Feature {
    /// The environments of its scenes, by name. A handwritten scene's environment is the team's unless it has routes.
    var sceneEnvironments: [String] { scenes.filter(\.hasEnvironment).map { "\($0.name)Environment" } }
}

extension [Scene] {
    /// The adopted scenes that they lead to or show, each once, by name.
    var adoptedDestinations: [AdoptedReference] {
        Set(flatMap(\.adoptedDestinations)).sorted { $0.scene < $1.scene }
    }
}

/// The template variables of an adopted scene that generated ones lead to.
enum AdoptedDestination {
    static let table: TemplateTable<AdoptedReference> = [
        .text("scene", "the scene's name") { $0.scene },
        .text("descriptor", "the team's own descriptor of it") { $0.descriptor },
    ]
}

extension SceneOutput {
    /// Returns the expression that wraps a view controller in a value of this output.
    func holding(_ viewController: String) -> String {
        switch self {
        case .viewController: viewController
        case .navigationController: "UINavigationController(rootViewController: \(viewController))"
        case .embeddedScene: "EmbeddedScene { \(viewController) }"
        }
    }

    /// Returns the expression for the view controller in a value.
    func viewController(of value: String) -> String { self == .embeddedScene ? value + ".makeViewController()" : value }

    /// The expression for a value without a scene.
    var placeholder: String {
        self == .navigationController ? "UINavigationController()" : holding("UIViewController()")
    }
}
