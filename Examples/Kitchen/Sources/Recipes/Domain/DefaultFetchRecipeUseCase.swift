import KitchenCore
import RecipesInterface
import ViperRuntime

nonisolated struct DefaultFetchRecipeUseCase: FetchRecipeUseCase {
    let recipeRepository: any RecipeRepository

    func execute(recipeID: Recipe.ID) async throws -> Recipe {
        throw UnimplementedError("DefaultFetchRecipeUseCase.execute")
    }
}
