import KitchenCore
import ViperRuntime

@MainActor
final class RecipeSearchInteractor {
    private let environment: any RecipeSearchEnvironment

    init(environment: any RecipeSearchEnvironment) {
        self.environment = environment
    }
}

extension RecipeSearchInteractor: RecipeSearchInteractorContract {
    func searchRecipes(keyword: String) async throws -> [Recipe] {
        throw UnimplementedError("RecipeSearchInteractor.searchRecipes")
    }
}
