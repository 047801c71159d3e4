import KitchenCore
import RecipesInterface
import ViperRuntime

extension RecipeSearchPresenter: RecipeSearchPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func viewWillAppear() {
        interactor.countView()
        search()
    }

    func didChangeKeyword(keyword: String) {
        update { $0.keyword = keyword }
        search()
    }

    func didSelectRecipe(recipeID: Recipe.ID) {
        wireframe.showRecipe(recipeID: recipeID)
    }

    func didTapNewRecipe() {
        // A sheet doesn't cover the screen, so that it won't appear anew when the sheet goes.
        wireframe.showNewRecipe(onSave: { [weak self] _ in self?.search() })
    }

    func didTapRetry() {
        search()
    }
}

extension RecipeSearchPresenter {
    /// Only the newest search counts: an older answer may come later.
    private func search() {
        update {
            $0.isLoading = true
            $0.failure.clear("searchRecipes")
        }
        tasks.load("searchRecipes") { [weak self, interactor, keyword = state.keyword] in
            do {
                let recipes = try await interactor.searchRecipes(keyword: keyword)
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.recipes = recipes
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.recipes = []
                    $0.failure.record(error, inLoad: "searchRecipes")
                }
            }
        }
    }
}
