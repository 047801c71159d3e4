public import Basics

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

    public typealias Presentation = RouteSpec.Presentation

    /// A tab of the app.
    public struct Tab: Hashable, Sendable {
        /// Counted from zero.
        public var index: Int
        /// Where the spec names it by what it shows.
        public var scene: String?
    }

    public var name: String
    public var destination: Destination
    /// What the wireframe's method takes; handed to the descriptor under the same names.
    public var parameters: [Parameter]
    public var presentation: Presentation
    /// What it selects; a destination is pushed there.
    public var tab: Tab?
    /// What the descriptor of a destination that is a scene resolves to.
    public var output = SceneOutput.viewController
    /// The team's own descriptor of a destination that is adopted.
    public var adopted: AdoptedReference?
    /// Where its spec names the destination.
    public var destinationPlace: SourceLocation?
    /// Whether the destination, or a variant of it, is the same screen each time.
    public var leadsToShared = false
}

extension Route: DescribedByKeys {
    var head: KeyValuePairs<String, JSONValue> { ["name": .text(name)] }

    func members(of key: RouteKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .to: ["to": destinationDump]
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
