import KitchenCore
import RecipesInterface
import ViperRuntime

extension RecipeSearchPresenter: RecipeSearchPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func viewWillAppear() {
        searchRecipes()
    }

    func didChangeKeyword(keyword: String) {
        update { $0.keyword = keyword }
        searchRecipes()
    }

    func didSelectRecipe(recipeID: Recipe.ID) {
        wireframe.showRecipe(recipeID: recipeID)
    }

    func didTapNewRecipe() {
        // A sheet doesn't cover the screen, so that it won't appear anew when the sheet goes.
        lead { [wireframe] in
            await wireframe.showNewRecipe()
        } then: { presenter, _ in
            presenter.searchRecipes()
        }
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension RecipeSearchPresenter {
    /// Only the newest search counts: an older answer may come later.
    private func searchRecipes() {
        load(\.recipes) { [interactor, keyword = state.keyword] in
            try await interactor.searchRecipes(keyword: keyword)
        }
    }
}
