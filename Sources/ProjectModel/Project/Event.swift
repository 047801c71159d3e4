/// An event that the view reports to the presenter.
public struct Event: Hashable, Sendable {
    public var name: String
    public var parameters: [Parameter]
    /// True if no spec lists the event: a scene with loads that throw gets one to retry them.
    public var isImplied = false

    public init(name: String, parameters: [Parameter]) {
        self.name = name
        self.parameters = parameters
    }
}

extension Event {
    var dump: JSONValue { .sparse(["name": .text(name), "parameters": .list(parameters.map(\.dump))]) }
}
