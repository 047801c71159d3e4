import Basics

/// Something that the view reports to the presenter.
public struct Event: Hashable, Sendable {
    public var name: String
    public var parameters: [Parameter]
    /// Whether no spec lists it: a scene with loads that throw is told to try them again.
    public var isImplied = false

    public init(name: String, parameters: [Parameter]) {
        self.name = name
        self.parameters = parameters
    }
}

extension Event {
    var dump: JSONValue { .sparse(["name": .text(name), "parameters": .list(parameters.map(\.dump))]) }
}
