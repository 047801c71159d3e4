import KitchenCore

@MainActor
final class RecipeOfTheDayInteractor {
    private let environment: any RecipeOfTheDayInteractorEnvironment

    init(environment: any RecipeOfTheDayInteractorEnvironment) {
        self.environment = environment
    }
}

extension RecipeOfTheDayInteractor: RecipeOfTheDayInteractorContract {
    func fetchRecipe() async throws -> Recipe {
        guard let recipe = try await environment.recipeRepository.search(keyword: "").first else {
            throw NotFoundError("a recipe")
        }
        return recipe
    }
}
