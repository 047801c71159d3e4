import KitchenCore

@MainActor
final class RecipeEditorInteractor: RecipeEditorInteractorContract {
    private let environment: any RecipeEditorEnvironment

    init(environment: any RecipeEditorEnvironment) {
        self.environment = environment
    }

    func save(_ draft: RecipeDraft) async throws -> Recipe {
        try await environment.recipeRepository.save(draft)
    }
}
