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
        guard let recipe = state.recipe, state.canBuy else { return }
        addIngredientsToCart(recipe: recipe)
    }

    func didTapAuthor(authorID: User.ID) {
        wireframe.showAuthor(userID: authorID)
    }

    func didTapEdit() {
        guard let recipe = state.recipe, state.canEdit else { return }
        lead { [wireframe] in
            await wireframe.showEditor(recipe: recipe)
        } then: { presenter, saved in
            presenter.showSaved(saved)
        }
    }

    func didTapHelp() {
        wireframe.showHelp()
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension RecipeDetailsPresenter {
    /// What is shown already stays until the answer is there.
    private func fetchRecipe() {
        load(silently: state.recipe != nil) { [interactor, recipeID = descriptor.recipeID] in
            try await interactor.fetchRecipe(recipeID: recipeID)
        } then: { presenter, recipe in
            presenter.show(recipe)
        }
    }

    private func addIngredientsToCart(recipe: Recipe) {
        perform(\.isAddingIngredientsToCart) { [interactor] in
            try await interactor.addIngredientsToCart(recipe: recipe)
        } then: { presenter in
            presenter.wireframe.showCart()
        }
    }

    /// An answer that is still under way was asked for before the recipe was saved.
    private func showSaved(_ recipe: Recipe) {
        tasks.cancelAll()
        show(recipe)
    }

    private func show(_ recipe: Recipe) {
        let (canBuy, canEdit) = (interactor.canBuyIngredients(), interactor.isEditable(recipe: recipe))
        update {
            $0.recipe = recipe
            $0.canBuy = canBuy
            $0.canEdit = canEdit
        }
    }
}
