import RecipesInterface
import ViperRuntime

extension RecipeDetailsPresenter: RecipeDetailsPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
