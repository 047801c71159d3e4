import KitchenCore
import RecipesInterface
import ViperRuntime

extension UserProfileInteractor: UserProfileInteractorContract {
    func fetchFavourite(user: User) async throws -> Recipe? {
        guard let recipeID = user.favouriteRecipeID else { return nil }
        return try await environment.resolve(UseCaseDescriptor.FetchRecipeDescriptor()).execute(recipeID: recipeID)
    }

    func fetchRecipes(user: User) async throws -> [Recipe] {
        try await environment.recipeRepository.recipes(by: user.id)
    }
}
