/// An event that the view reports to the presenter. For example: `didTapAuthor: { authorID: Int64 }`.
public struct EventSpec: Hashable, Sendable {
    public var name: Located<String>
    public var parameters: [ParameterSpec]
    /// True if no spec lists the event: a scene with loads that throw gets one to retry them.
    public var isImplied = false
}

extension EventSpec {
    var dump: JSONValue { .sparse(["name": name.dump, "parameters": .list(parameters.map(\.dump))]) }
}
