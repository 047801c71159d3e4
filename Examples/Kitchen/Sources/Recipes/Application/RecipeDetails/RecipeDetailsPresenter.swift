import KitchenCore
import RecipesInterface
import ViperRuntime

@MainActor
final class RecipeDetailsPresenter {
    private weak var view: (any RecipeDetailsViewContract)?
    private let interactor: any RecipeDetailsInteractorContract
    private let wireframe: any RecipeDetailsWireframeContract
    private let descriptor: ViewDescriptor.RecipeDetailsDescriptor
    private(set) var state: RecipeDetailsState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.RecipeDetailsDescriptor,
        view: any RecipeDetailsViewContract,
        interactor: any RecipeDetailsInteractorContract,
        wireframe: any RecipeDetailsWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = RecipeDetailsState(startingFrom: descriptor)
    }

    private func update(_ change: (inout RecipeDetailsState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension RecipeDetailsPresenter: RecipeDetailsPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func viewWillAppear() {
        fetchRecipe()
    }

    func didTapBuy() {
        guard let recipe = state.recipe, state.canBuy, !state.isBuying else { return }
        update {
            $0.isBuying = true
            $0.failure.clear("addIngredientsToCart")
        }
        tasks.perform("addIngredientsToCart") { [weak self, interactor] in
            do {
                try await interactor.addIngredientsToCart(recipe: recipe)
                self?.update { $0.isBuying = false }
                self?.wireframe.showCart()
            } catch {
                guard let self else { return interactor.handleUnseenFailure(error, in: "addIngredientsToCart") }
                update {
                    $0.isBuying = false
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
        wireframe.showEditor(recipe: recipe, onSave: { [weak self] in self?.show($0) })
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

    private func show(_ recipe: Recipe) {
        update {
            $0.isLoading = false
            $0.recipe = recipe
            $0.canBuy = interactor.canBuyIngredients()
            $0.canEdit = interactor.isEditable(recipe: recipe)
        }
    }
}
