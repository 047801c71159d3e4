/// A source of data that scenes and use cases of a feature share.
public struct RepositorySpec: Hashable, Sendable {
    /// For example: `Recipes`, which gives `RecipesRepository`.
    public var name: Located<String>
    public var summary: String?
    /// The services that it uses.
    public var uses: [Located<String>]
    /// The methods. None is `async`: all have a completion handler.
    public var methods: [MethodSpec]
}
