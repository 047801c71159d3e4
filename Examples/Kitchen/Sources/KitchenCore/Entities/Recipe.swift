/// How to cook something.
public nonisolated struct Recipe: Hashable, Codable, Sendable, Identifiable {
    public var id: Int64
    public var title: String
    public var authorID: User.ID
    /// Names of what it takes; what a shop sells under the same name can be bought.
    public var ingredients: [String]
    public var minutes: Int

    public init(id: Int64, title: String, authorID: User.ID, ingredients: [String], minutes: Int) {
        self.id = id
        self.title = title
        self.authorID = authorID
        self.ingredients = ingredients
        self.minutes = minutes
    }

    public static let sample = Recipe(
        id: 1,
        title: "Miso soup",
        authorID: User.sample.id,
        ingredients: ["miso", "tofu"],
        minutes: 15
    )
}

/// A recipe that is being written.
public nonisolated struct RecipeDraft: Hashable, Sendable {
    /// `nil` until it was saved once.
    public var id: Recipe.ID?
    public var title: String
    public var ingredients: [String]

    public init(id: Recipe.ID? = nil, title: String, ingredients: [String]) {
        self.id = id
        self.title = title
        self.ingredients = ingredients
    }
}
