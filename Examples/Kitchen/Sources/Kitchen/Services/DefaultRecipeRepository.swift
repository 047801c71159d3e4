public import KitchenCore

/// Recipes in memory. New ones are the current user's.
public nonisolated final class DefaultRecipeRepository: RecipeRepository {
    private let recipes = Guarded(Pantry.recipes)
    private let users: any UserRepository

    public init(users: any UserRepository) {
        self.users = users
    }

    public func search(keyword: String) async throws -> [Recipe] {
        let keyword = keyword.lowercased()
        guard !keyword.isEmpty else { return recipes.read { $0 } }
        return recipes.read { $0 }.filter { recipe in
            recipe.title.lowercased().contains(keyword)
                || recipe.ingredients.contains { $0.lowercased().contains(keyword) }
        }
    }

    public func recipe(id: Recipe.ID) async throws -> Recipe {
        guard let recipe = recipes.read({ $0.first { $0.id == id } }) else { throw NotFoundError("recipe \(id)") }
        return recipe
    }

    public func recipes(by author: User.ID) async throws -> [Recipe] {
        recipes.read { $0.filter { $0.authorID == author } }
    }

    public func save(_ draft: RecipeDraft) async throws -> Recipe {
        let author = users.currentUserID()
        return try recipes.change { recipes in
            guard let id = draft.id else { return Self.add(draft, by: author, to: &recipes) }
            guard let index = recipes.firstIndex(where: { $0.id == id }) else { throw NotFoundError("recipe \(id)") }
            recipes[index].title = draft.title
            recipes[index].ingredients = draft.ingredients
            return recipes[index]
        }
    }

    private static func add(_ draft: RecipeDraft, by author: User.ID, to recipes: inout [Recipe]) -> Recipe {
        let recipe = Recipe(
            id: (recipes.map(\.id).max() ?? 0) + 1,
            title: draft.title,
            authorID: author,
            ingredients: draft.ingredients,
            minutes: 30
        )
        recipes.append(recipe)
        return recipe
    }
}
