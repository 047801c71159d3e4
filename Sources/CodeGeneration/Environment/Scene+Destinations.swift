import ProjectModel
import Templating

/// A scene that is resolved on its own, since its descriptor's output isn't that of its feature's other scenes.
struct ResolvedScene: Hashable {
    var name: String
    var output: SceneOutput
}

extension Scene {
    private var destinations: [Destination] { routeDestinations + childDestinations }

    private var routeDestinations: [Destination] {
        routes.compactMap { route in
            if route.adopted == nil, case .scene(let scene) = route.destination {
                Destination(scene: scene, output: route.output)
            } else {
                nil
            }
        }
    }

    private var childDestinations: [Destination] {
        children.filter { $0.adopted == nil }.map { Destination(scene: $0.destination, output: $0.output) }
    }

    /// The adopted scenes among them, each once, by name.
    var adoptedDestinations: [AdoptedReference] {
        Set(routes.compactMap(\.adopted) + children.compactMap(\.adopted)).sorted { $0.scene < $1.scene }
    }

    /// The features of the scenes that its routes lead to and that are its children, each once, by name.
    var destinationFeatures: [String] { Set(destinations.map(\.scene.feature)).sorted() }

    /// Those of them whose resolvers are needed.
    var resolvedFeatures: [String] { destinations.resolvedFeatures }

    /// The scenes among them that have resolvers of their own, each once, by name.
    var resolvedScenes: [ResolvedScene] { destinations.resolvedScenes }
}

/// A scene that another one leads to or shows inside of itself.
struct Destination {
    var scene: SceneReference
    var output: SceneOutput
}

extension [Destination] {
    /// The features whose resolvers are needed, by name.
    var resolvedFeatures: [String] {
        Set(filter { $0.output == .viewController }.map(\.scene.feature)).sorted()
    }

    /// The scenes that have resolvers of their own, each once, by name.
    var resolvedScenes: [ResolvedScene] {
        Set(filter { $0.output != .viewController }.map { ResolvedScene(name: $0.scene.scene, output: $0.output) })
            .sorted { $0.name < $1.name }
    }
}

extension Feature {
    /// The environments of its scenes, by name. That of a scene that is written by hand is the team's, unless it leads on.
    var sceneEnvironments: [String] { scenes.filter(\.hasEnvironment).map { "\($0.name)Environment" } }
}

extension [Scene] {
    /// The adopted scenes that they lead to or show, each once, by name.
    var adoptedDestinations: [AdoptedReference] {
        Set(flatMap(\.adoptedDestinations)).sorted { $0.scene < $1.scene }
    }
}

/// An adopted scene that generated ones lead to, as templates have it.
enum AdoptedDestination {
    static let table: TemplateTable<AdoptedReference> = [
        .text("scene", "the scene's name") { $0.scene },
        .text("descriptor", "the team's own descriptor of it") { $0.descriptor },
    ]
}

extension SceneOutput {
    /// The expression for a value that holds the view controller of an expression.
    func holding(_ viewController: String) -> String {
        switch self {
        case .viewController: viewController
        case .navigationController: "UINavigationController(rootViewController: \(viewController))"
        case .embeddedScene: "EmbeddedScene { \(viewController) }"
        }
    }

    /// The expression for the view controller in a value.
    func viewController(of value: String) -> String { self == .embeddedScene ? value + ".makeViewController()" : value }

    /// A value without any scene.
    var placeholder: String {
        self == .navigationController ? "UINavigationController()" : holding("UIViewController()")
    }
}
