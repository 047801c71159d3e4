import RecipesInterface
import ViperRuntime

extension RecipeSearchPresenter: RecipeSearchPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
