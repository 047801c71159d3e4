import KitchenCore
import ViperRuntime

extension RecipeEditorInteractor: RecipeEditorInteractorContract {
    func save(draft: RecipeDraft) async throws -> Recipe {
        let recipe = try await environment.recipeRepository.save(draft)
        environment.activityLogger.post(
            eventName: draft.id == nil ? "recipe_created" : "recipe_changed",
            payload: ["recipeID": String(recipe.id)]
        )
        return recipe
    }
}
