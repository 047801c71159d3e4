import Basics

/// Something that the view reports to the presenter. For example: `didTapAuthor: { authorID: Int64 }`.
public struct EventSpec: Hashable, Sendable {
    public var name: Located<String>
    public var parameters: [ParameterSpec]
    /// Whether no spec lists it: a scene with loads that throw is told to try them again.
    public var isImplied = false
}

extension EventSpec {
    var dump: JSONValue { .sparse(["name": name.dump, "parameters": .list(parameters.map(\.dump))]) }
}
