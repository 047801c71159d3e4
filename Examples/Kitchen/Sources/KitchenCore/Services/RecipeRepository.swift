public nonisolated protocol RecipeRepository: Sendable {
    /// Recipes whose title or ingredients contain the keyword; all of them when it is empty.
    func search(keyword: String) async throws -> [Recipe]
    func recipe(id: Recipe.ID) async throws -> Recipe
    func recipes(by author: User.ID) async throws -> [Recipe]
    func save(_ draft: RecipeDraft) async throws -> Recipe
}
