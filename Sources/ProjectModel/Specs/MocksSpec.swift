/// `mocks` of a module: mocks of protocols that the module's sources declare.
public struct MocksSpec: Hashable, Sendable {
    /// How a mock's members are called.
    public enum Naming: String, CaseIterable, Hashable, Sendable {
        case short
        case sourcery
        case mockolo
    }

    /// Which protocols, besides those that are annotated in their sources.
    public enum Selection: Hashable, Sendable {
        case annotated
        case allPublic
        /// Names, with `*` for any letters and `?` for one.
        case named([Located<String>])
    }

    public var selection: Selection
    public var naming: Located<Naming>?
    /// The mock's name, with `{}` for the protocol's. For example: `{}Mock`.
    public var className: Located<String>?
    /// Whether mocks of internal protocols are made.
    public var isTestable: Bool

    public init(
        selection: Selection = .annotated,
        naming: Located<Naming>? = nil,
        className: Located<String>? = nil,
        isTestable: Bool = false
    ) {
        self.selection = selection
        self.naming = naming
        self.className = className
        self.isTestable = isTestable
    }
}
