import KitchenCore

extension RecipeSearchInteractor: RecipeSearchInteractorContract {
    func countView() {
        environment.pvLogger.view("RecipeSearch")
    }

    func searchRecipes(keyword: String) async throws -> [Recipe] {
        try await environment.recipeRepository.search(keyword: keyword)
    }
}
