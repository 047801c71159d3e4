import KitchenCore
import ViperRuntime

extension RecipeOfTheDayInteractor: RecipeOfTheDayInteractorContract {
    func fetchRecipe() async throws -> Recipe {
        guard let recipe = try await environment.recipeRepository.search(keyword: "").first else {
            throw NotFoundError("a recipe")
        }
        return recipe
    }
}
