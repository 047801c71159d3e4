public import ViperRuntime

/// A scene in a sandbox.
///
/// For example:
///
/// ```swift
/// SandboxScene(
///     name: "KaimonoCart",
///     states: KaimonoCartViewBuilder.displayStates(environment: environment),
///     routes: KaimonoCartViewBuilder.routes(environment: environment)
/// ) {
///     environment.resolve(ViewDescriptor.KaimonoCartDescriptor())
/// }
/// ```
@MainActor public struct SandboxScene {
    /// The name. For example: `KaimonoCart`.
    public let name: String
    /// The states in its spec.
    public let states: [SceneDisplayState]
    /// The routes that lead from it.
    public let routes: [SceneRoute]

    private let make: () -> UIViewController

    /// - Parameters:
    ///   - name: The scene's name.
    ///   - states: The states in its spec.
    ///   - routes: The routes that lead from it.
    ///   - make: Creates the scene as the app does.
    public init(
        name: String,
        states: [SceneDisplayState] = [],
        routes: [SceneRoute] = [],
        make: @escaping () -> UIViewController
    ) {
        self.name = name
        self.states = states
        self.routes = routes
        self.make = make
    }

    /// Creates the scene with all its parts.
    public func makeViewController() -> UIViewController { make() }
}
