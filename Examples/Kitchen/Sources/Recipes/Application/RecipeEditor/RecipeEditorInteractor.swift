import KitchenCore
import ViperRuntime

@MainActor
final class RecipeEditorInteractor {
    private let environment: any RecipeEditorEnvironment

    init(environment: any RecipeEditorEnvironment) {
        self.environment = environment
    }
}

extension RecipeEditorInteractor: RecipeEditorInteractorContract {
    func save(draft: RecipeDraft) async throws -> Recipe {
        throw UnimplementedError("RecipeEditorInteractor.save")
    }
}
