/// A way out of a scene, with its destination known to exist and its parameters known to fit.
public struct Route: Hashable, Sendable {
    /// The destination of a route, and its page if it is one.
    public enum Destination: Hashable, Sendable {
        /// None: the team writes the route itself, or a tab is only selected.
        case none
        case scene(SceneReference)
        /// A page that the route's caller names, through a parameter `url`.
        case page
        case fixedPage(String)
    }

    public typealias Presentation = RouteSpec.Presentation

    /// A tab of the app.
    public struct Tab: Hashable, Sendable {
        /// The index, from zero.
        public var index: Int
        /// The scene that the tab shows, if the spec names the tab by it.
        public var scene: String?
    }

    public var name: String
    /// The wireframe's method. For example: `showCart`, or `close` for a route that leads back.
    public var methodName: String { presentation.methodName(of: name) }
    public var destination: Destination
    /// The parameters of the wireframe's method, passed to the descriptor's parameters of the same names.
    public var parameters: [Parameter]
    public var presentation: Presentation
    /// The tab to select; a destination is pushed there.
    public var tab: Tab?
    /// The type that the destination's descriptor resolves to, if it is a scene.
    public var output = SceneOutput.viewController
    /// True if the destination has a resolver of its own.
    public var leadsToResolvedAlone = false
    /// What the destination hands back, which the route's caller awaits. For example: `Recipe`.
    public var result: SwiftType?
    /// The team's own descriptor if the destination is adopted.
    public var adopted: AdoptedReference?
    /// The place of the destination's name in the spec.
    public var destinationPlace: SourceLocation?
    /// True if the destination, or a variant of it, is the same screen each time.
    public var leadsToShared = false
}

extension Route {
    /// The parameter of a route that leads back, for what the scene hands back.
    public static let resultName = "result"
}

extension Route: DescribedByKeys {
    var head: KeyValuePairs<String, JSONValue> { ["name": .text(name)] }

    func members(of key: RouteKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .to: ["to": destinationDump, "returns": .text(result?.text)]
        case .with: ["parameters": .list(parameters.map(\.dump))]
        case .present: ["present": presentationDump]
        // Parts of the destination and of the presentation.
        case .url: [:]
        }
    }

    private var destinationDump: JSONValue {
        switch destination {
        case .none: .null
        case .scene(let scene): .object([("scene", .text(scene.dump))])
        case .page: .text("page")
        case .fixedPage(let url): .object([("url", .text(url))])
        }
    }

    private var presentationDump: JSONValue {
        guard let tab else { return .text(presentation.rawValue) }
        return .object([("tab", tab.scene.map { .text($0) } ?? .number(tab.index))])
    }
}
