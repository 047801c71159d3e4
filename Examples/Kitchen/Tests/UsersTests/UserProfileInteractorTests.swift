import KitchenCore
import RecipesInterface
import Testing

@testable import Users

@MainActor
@Suite
struct UserProfileInteractorTests {
    @Test func theFavouriteIsFetchedByTheUseCaseOfRecipes() async throws {
        let environment = MockSceneEnvironment()
        environment.fetchRecipeUseCaseStub = EchoingFetchRecipe()
        let interactor = UserProfileInteractor(environment: environment)
        let recipe = try await interactor.fetchFavourite(user: User(id: 1, name: "Taro", favouriteRecipeID: 42))
        #expect(recipe?.id == 42)
    }

    @Test func whoHasNoFavouriteNeedsNoUseCase() async throws {
        let interactor = UserProfileInteractor(environment: MockSceneEnvironment())
        let recipe = try await interactor.fetchFavourite(user: User(id: 1, name: "Taro"))
        #expect(recipe == nil)
    }
}

nonisolated private struct EchoingFetchRecipe: FetchRecipeUseCase {
    func execute(recipeID: Recipe.ID) async throws -> Recipe {
        Recipe(id: recipeID, title: "", authorID: 1, ingredients: [], minutes: 0)
    }
}
