import KitchenCore
import ViperRuntime

@MainActor
final class RecipeDetailsInteractor {
    private let environment: any RecipeDetailsEnvironment

    init(environment: any RecipeDetailsEnvironment) {
        self.environment = environment
    }
}

extension RecipeDetailsInteractor: RecipeDetailsInteractorContract {
    func fetchRecipe(recipeID: Recipe.ID) async throws -> Recipe {
        throw UnimplementedError("RecipeDetailsInteractor.fetchRecipe")
    }

    func addIngredientsToCart(recipe: Recipe) async throws {
        throw UnimplementedError("RecipeDetailsInteractor.addIngredientsToCart")
    }

    func canBuyIngredients() -> Bool {
        false
    }

    func isEditable(recipe: Recipe) -> Bool {
        false
    }
}
