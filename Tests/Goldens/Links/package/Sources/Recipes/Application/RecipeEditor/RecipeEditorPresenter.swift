import RecipesInterface
import ViperRuntime

extension RecipeEditorPresenter: RecipeEditorPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
