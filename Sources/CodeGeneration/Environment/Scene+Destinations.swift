import ProjectModel
import SpecReading

/// A scene that is resolved on its own, since its descriptor's output isn't that of its feature's other scenes.
struct ResolvedScene: Hashable {
    var name: String
    var output: SceneOutput
}

extension Scene {
    private var destinations: [Destination] { routeDestinations + childDestinations }

    private var routeDestinations: [Destination] {
        routes.compactMap { route in
            if case .scene(let scene) = route.destination {
                Destination(scene: scene, output: route.output)
            } else {
                nil
            }
        }
    }

    private var childDestinations: [Destination] {
        children.map { Destination(scene: $0.destination, output: $0.output) }
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
