/// The names that go when a scene, module or service is renamed, each with the one that takes its place.
///
/// For example: `CartState` to `BasketState`, and the case `cart` of `ShopScene` to `basket`.
public struct NameChanges: Hashable, Sendable {
    /// A member of a type, or a label of one of its functions.
    public struct Member: Hashable, Sendable {
        /// The type's name, with the function's behind a dot if it is about a label. For example: `AppServices.init`.
        public var owner: String
        public var name: String

        public init(_ name: String, of owner: String) {
            self.owner = owner
            self.name = name
        }
    }

    public var modules: [String: String] = [:]
    public var types: [String: String] = [:]
    /// The types around each of the types; an empty name for a file.
    public var owners: [String: Set<String>] = [:]
    /// The modules that declare each of the types.
    public var declaringModules: [String: Set<String>] = [:]
    public var members: [Member: String] = [:]
    public var labels: [Member: String] = [:]

    /// The name itself as it stands in others: nothing is known by it alone where its type isn't to be seen.
    public var words: Set<String> = []

    public init() {}

    public var isEmpty: Bool { modules.isEmpty && types.isEmpty && members.isEmpty && labels.isEmpty }

    /// All names that go.
    public var names: Set<String> {
        Set(modules.keys).union(types.keys).union(members.keys.map(\.name)).union(labels.keys.map(\.name))
    }
}
