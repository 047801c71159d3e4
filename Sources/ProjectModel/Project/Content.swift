/// A part of a screen that arranges sections.
public struct Content: Hashable, Sendable {
    public var name: String
    /// The sections, from top to bottom.
    public var sections: [Section]
}

/// A part of a content, which takes values and closures only.
public struct Section: Hashable, Sendable {
    public var name: String
    /// The part of an `mvvm` scene's screen that it draws.
    public var part: String?
    /// True if its events go to a view model, through closures with the events' own names.
    public var isOfViewModel = false
    /// Fields of the scene's state or of its part, and possibly a failure.
    public var fields: [Parameter]
    public var events: [Event]
    /// The team's own view that draws it instead of a view of its own.
    public var component: DrawingComponent?

    public init(name: String, fields: [Parameter], events: [Event]) {
        self.name = name
        self.fields = fields
        self.events = events
    }
}

extension Section {
    /// Returns the closure that reports an event. For example: `onTapOrder` for `didTapOrder`.
    public func closureName(for event: Event) -> String {
        isOfViewModel ? event.name : SectionSpec.closure(for: event.name)
    }
}

extension Content {
    var dump: JSONValue { .object([("name", .text(name)), ("sections", .list(sections.map(\.dump)))]) }
}

extension Section: DescribedByKeys {
    var head: KeyValuePairs<String, JSONValue> { ["name": .text(name)] }

    func members(of key: SectionKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .part: part == nil ? [:] : ["part": .text(part)]
        case .state: ["state": .texts(fields.map(\.name))]
        case .events: ["events": .texts(events.map(\.name))]
        case .component: component == nil ? [:] : ["component": .text(component?.name)]
        case .with: component?.dump ?? [:]
        }
    }
}
