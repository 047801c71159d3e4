/// Leads from a scene to others: it knows the scene's screen, and the environment that builds them.
///
/// Generated wireframes inherit from it and have a method for each route. For example:
///
/// ```swift
/// func showCart() {
///     SceneNavigator(from: viewController).push(environment.resolve(ViewDescriptor.CartDescriptor()))
/// }
/// ```
@MainActor open class SceneWireframe<Environment> {
    /// The scene's screen, which keeps the wireframe.
    public weak var viewController: UIViewController?
    public let environment: Environment

    public init(viewController: UIViewController? = nil, environment: Environment) {
        self.viewController = viewController
        self.environment = environment
    }
}
