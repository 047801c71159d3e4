import KitchenCore
import RecipesInterface
import ViperRuntime

extension RecipeOfTheDayPresenter: RecipeOfTheDayPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchRecipe()
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension RecipeOfTheDayPresenter {
    private func fetchRecipe() {
        load(\.recipe) { [interactor] in try await interactor.fetchRecipe() }
    }
}
