import KitchenCore
import RecipesInterface
import ViperRuntime

extension RecipeOfTheDayPresenter: RecipeOfTheDayPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchRecipe()
    }

    func didTapRetry() {
        fetchRecipe()
    }
}

extension RecipeOfTheDayPresenter {
    private func fetchRecipe() {
        update { $0.recipe.begin() }
        tasks.load("fetchRecipe") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchRecipe()
                guard let self, !Task.isCancelled else { return }
                update { $0.recipe = .loaded(result) }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update { $0.recipe.fail(error, in: "fetchRecipe") }
            }
        }
    }
}
