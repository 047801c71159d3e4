/// A part of an `mvvm` scene's screen. Like the fields of a scene's state, each field has a value to start with.
public struct Part: Hashable, Sendable {
    /// For example: `imageList`.
    public var name: String
    /// The subview's name after the scene's name. For example: `ImageListView`.
    public var view: String
    public var state: [Parameter]
    public var events: [Event]
    /// The team's own view that draws it instead of a view of its own.
    public var component: DrawingComponent?

    public init(name: String, view: String, state: [Parameter], events: [Event]) {
        self.name = name
        self.view = view
        self.state = state
        self.events = events
    }
}

extension Part: DescribedByKeys {
    var head: KeyValuePairs<String, JSONValue> { ["name": .text(name)] }

    func members(of key: PartKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .state: ["state": .list(state.map(\.dump))]
        case .events: ["events": .list(events.map(\.dump))]
        case .view: ["view": .text(view)]
        case .component: component == nil ? [:] : ["component": .text(component?.name)]
        case .with: component?.dump ?? [:]
        }
    }
}
