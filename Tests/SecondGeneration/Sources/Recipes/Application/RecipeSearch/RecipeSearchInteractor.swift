import Foundation
import KitchenCore

@MainActor
final class RecipeSearchInteractor: RecipeSearchInteractorContract {
    private let environment: any RecipeSearchEnvironment

    init(environment: any RecipeSearchEnvironment) {
        self.environment = environment
    }

    func countView() {
        environment.pvLogger.view("RecipeSearch")
    }

    func search(keyword: String) async throws -> [Recipe] {
        try await environment.recipeRepository.search(keyword: keyword.trimmingCharacters(in: .whitespaces))
    }
}
