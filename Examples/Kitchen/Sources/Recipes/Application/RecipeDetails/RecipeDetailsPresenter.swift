import KitchenCore
import RecipesInterface
import ViperRuntime

extension RecipeDetailsPresenter: RecipeDetailsPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func viewWillAppear() {
        fetchRecipe()
    }

    func didTapBuy() {
        guard let recipe = state.recipe, state.canBuy, !state.isAddingIngredientsToCart else { return }
        update {
            $0.isAddingIngredientsToCart = true
            $0.failure.clear("addIngredientsToCart")
        }
        tasks.perform("addIngredientsToCart") { [weak self, interactor] in
            do {
                try await interactor.addIngredientsToCart(recipe: recipe)
                self?.update { $0.isAddingIngredientsToCart = false }
                self?.wireframe.showCart()
            } catch {
                guard let self else { return interactor.handleUnseenFailure(error, in: "addIngredientsToCart") }
                update {
                    $0.isAddingIngredientsToCart = false
                    $0.failure.record(error, in: "addIngredientsToCart")
                }
            }
        }
    }

    func didTapAuthor(authorID: User.ID) {
        wireframe.showAuthor(userID: authorID)
    }

    func didTapEdit() {
        guard let recipe = state.recipe, state.canEdit else { return }
        wireframe.showEditor(recipe: recipe, onSave: { [weak self] in self?.showSaved($0) })
    }

    func didTapHelp() {
        wireframe.showHelp()
    }

    func didTapRetry() {
        fetchRecipe()
    }
}

extension RecipeDetailsPresenter {
    /// What is shown already stays until the answer is there.
    private func fetchRecipe() {
        update {
            $0.isLoading = $0.recipe == nil
            $0.failure.clear("fetchRecipe")
        }
        tasks.load("fetchRecipe") { [weak self, interactor, recipeID = descriptor.recipeID] in
            do {
                let recipe = try await interactor.fetchRecipe(recipeID: recipeID)
                guard let self, !Task.isCancelled else { return }
                show(recipe)
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.failure.record(error, inLoad: "fetchRecipe")
                }
            }
        }
    }

    /// An answer that is still under way was asked for before the recipe was saved.
    private func showSaved(_ recipe: Recipe) {
        tasks.cancelAll()
        show(recipe)
    }

    private func show(_ recipe: Recipe) {
        update {
            $0.isLoading = false
            $0.recipe = recipe
            $0.canBuy = interactor.canBuyIngredients()
            $0.canEdit = interactor.isEditable(recipe: recipe)
        }
    }
}
