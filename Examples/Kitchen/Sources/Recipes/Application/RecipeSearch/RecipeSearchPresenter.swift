import KitchenCore
import RecipesInterface
import ViperRuntime

@MainActor
final class RecipeSearchPresenter {
    private weak var view: (any RecipeSearchViewContract)?
    private let interactor: any RecipeSearchInteractorContract
    private let wireframe: any RecipeSearchWireframeContract
    private let descriptor: ViewDescriptor.RecipeSearchDescriptor
    private(set) var state: RecipeSearchState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.RecipeSearchDescriptor,
        view: any RecipeSearchViewContract,
        interactor: any RecipeSearchInteractorContract,
        wireframe: any RecipeSearchWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = RecipeSearchState(startingFrom: descriptor)
    }

    private func update(_ change: (inout RecipeSearchState) -> Void) {
        change(&state)
        view?.render(state)
    }
}

extension RecipeSearchPresenter: RecipeSearchPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didChangeKeyword(keyword: String) {
        update { $0.keyword = keyword }
    }

    func didSelectRecipe(recipeID: Recipe.ID) {
        wireframe.showRecipe(recipeID: recipeID)
    }

    func didTapNewRecipe() {
        wireframe.showNewRecipe(onSave: { _ in })
    }
}
