/// `mocks` of a module: mocks of protocols that the module's sources declare.
public struct MocksSpec: Hashable, Sendable {
    /// The protocols that are mocked, besides those annotated in their sources.
    public enum Selection: Hashable, Sendable {
        case annotated
        case allPublic
        /// Names, with `*` for any number of letters and `?` for one.
        case named([Located<String>])
    }

    public var selection: Selection
    public var naming: Located<MockNaming>?
    /// The mock's name, with `{}` for the protocol's. For example: `{}Mock`.
    public var className: Located<String>?
    /// True if the mocks have a `reset()`.
    public var hasReset: Bool

    public init(
        selection: Selection = .annotated,
        naming: Located<MockNaming>? = nil,
        className: Located<String>? = nil,
        hasReset: Bool = false
    ) {
        self.selection = selection
        self.naming = naming
        self.className = className
        self.hasReset = hasReset
    }
}
