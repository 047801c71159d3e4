/// A source of data that scenes and use cases of a feature share.
public struct RepositorySpec: Hashable, Sendable {
    /// For example: `Recipes`, which gives `RecipesRepository`.
    public var name: Located<String>
    public var summary: String?
    /// The services it stands on.
    public var uses: [Located<String>]
    /// None is `async`: all have a completion handler.
    public var methods: [MethodSpec]
}
