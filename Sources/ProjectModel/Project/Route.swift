/// A way out of a scene, with its destination known to exist and its parameters known to fit.
public struct Route: Hashable, Sendable {
    /// Where a route leads, and what it hands over.
    public enum Destination: Hashable, Sendable {
        /// Only where the team writes the route itself, or a tab is only selected.
        case none
        case scene(SceneReference)
        /// The page that the route's caller names, through a parameter `url`.
        case page
        case fixedPage(String)
    }

    public enum Presentation: Hashable, Sendable {
        case push
        case present(style: RouteSpec.PresentationStyle?, embedsInNavigation: Bool)
        case replace
        /// 0-based index.
        case tab(Int)
        case web
        case custom
    }

    public var name: String
    public var destination: Destination
    /// What the wireframe's method takes; handed to the descriptor under the same names.
    public var parameters: [Parameter]
    public var presentation: Presentation
    /// What the descriptor of a destination that is a scene resolves to.
    public var output = SceneOutput.viewController

    public init(name: String, destination: Destination, parameters: [Parameter], presentation: Presentation) {
        self.name = name
        self.destination = destination
        self.parameters = parameters
        self.presentation = presentation
    }
}
