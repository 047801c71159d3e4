public import ViperRuntime

/// A scene as a sandbox shows it.
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
    /// For example: `KaimonoCart`.
    public let name: String
    /// The states that its spec names.
    public let states: [SceneDisplayState]
    /// Where it leads.
    public let routes: [SceneRoute]

    private let make: () -> UIViewController

    /// - Parameters:
    ///   - name: The scene's name.
    ///   - states: The states that its spec names.
    ///   - routes: Where it leads.
    ///   - make: Builds the scene as the app does.
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

    /// The scene, built anew with all its parts.
    public func makeViewController() -> UIViewController { make() }
}
