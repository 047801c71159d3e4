/// Somebody who writes recipes.
public nonisolated struct User: Hashable, Codable, Sendable, Identifiable {
    public var id: Int64
    public var name: String
    /// The recipe that they like most, whoever wrote it.
    public var favouriteRecipeID: Recipe.ID?

    public init(id: Int64, name: String, favouriteRecipeID: Recipe.ID? = nil) {
        self.id = id
        self.name = name
        self.favouriteRecipeID = favouriteRecipeID
    }

    public static let sample = User(id: 1, name: "Hanako", favouriteRecipeID: 1)
}
