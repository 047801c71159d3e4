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
        change(&state)
        view?.render(state)
    }
}

extension RecipeDetailsPresenter: RecipeDetailsPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchRecipe(recipeID: descriptor.recipeID)
    }

    func didTapBuy() {
        view?.render(state)
    }

    func didTapAuthor(authorID: User.ID) {
        wireframe.showAuthor(userID: authorID)
    }

    func didTapEdit() {
        view?.render(state)
    }

    func didTapHelp() {
        wireframe.showHelp()
    }
}

extension RecipeDetailsPresenter {
    private func fetchRecipe(recipeID: Recipe.ID) {
        update {
            $0.isLoading = true
            $0.failure = nil
        }
        tasks.run { [weak self, interactor] in
            do {
                let result = try await interactor.fetchRecipe(recipeID: recipeID)
                self?.update {
                    $0.isLoading = false
                    $0.recipe = result
                }
            } catch {
                self?.update {
                    $0.isLoading = false
                    $0.failure = SceneFailure(error, in: "fetchRecipe")
                }
            }
        }
    }
}
