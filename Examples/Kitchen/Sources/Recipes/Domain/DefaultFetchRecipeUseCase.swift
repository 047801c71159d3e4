import KitchenCore
import RecipesInterface

nonisolated struct DefaultFetchRecipeUseCase: FetchRecipeUseCase {
    let recipeRepository: any RecipeRepository

    func execute(recipeID: Recipe.ID) async throws -> Recipe {
        try await recipeRepository.recipe(id: recipeID)
    }
}
