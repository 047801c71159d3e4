import KitchenCore

@MainActor
final class RecipeSearchInteractor {
    private let environment: any RecipeSearchInteractorEnvironment

    init(environment: any RecipeSearchInteractorEnvironment) {
        self.environment = environment
    }
}

extension RecipeSearchInteractor: RecipeSearchInteractorContract {
    func countView() {
        environment.pvLogger.view("RecipeSearch")
    }

    func searchRecipes(keyword: String) async throws -> [Recipe] {
        try await environment.recipeRepository.search(keyword: keyword)
    }
}
