import KitchenCore
import ViperRuntime

@MainActor
final class RecipeEditorInteractor {
    private let environment: any RecipeEditorInteractorEnvironment

    init(environment: any RecipeEditorInteractorEnvironment) {
        self.environment = environment
    }
}

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

extension RecipeEditorInteractor {
    /// The app's environment is told why an action failed whose screen has gone.
    func handleUnseenFailure(_ failure: SceneFailure) {
        environment.handleUnseenFailure(failure)
    }
}
