/// The old and new names when a scene, module or service is renamed.
///
/// For example: `CartState` to `BasketState`, and the case `cart` of `ShopScene` to `basket`.
public struct NameChanges: Hashable, Sendable {
    /// A member of a type, or a label of one of its functions.
    public struct Member: Hashable, Sendable {
        /// The type's name, followed by a dot and the function's for a label. For example: `AppServices.init`.
        public var owner: String
        public var name: String

        public init(_ name: String, of owner: String) {
            self.owner = owner
            self.name = name
        }
    }

    public var modules: [String: String] = [:]
    public var types: [String: String] = [:]
    /// The enclosing types of each type; an empty name stands for a file.
    public var owners: [String: Set<String>] = [:]
    /// The modules that declare each type.
    public var declaringModules: [String: Set<String>] = [:]
    public var members: [Member: String] = [:]
    public var labels: [Member: String] = [:]

    /// The name itself as part of others: it alone proves nothing where its type can't be determined.
    public var words: Set<String> = []

    public init() {}

    /// All old names.
    public var names: Set<String> {
        Set(modules.keys).union(types.keys).union(members.keys.map(\.name)).union(labels.keys.map(\.name))
    }
}
