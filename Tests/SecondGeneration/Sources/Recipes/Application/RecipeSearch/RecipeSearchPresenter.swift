import KitchenCore
import ViperRuntime

@MainActor
final class RecipeSearchPresenter: RecipeSearchPresenterContract {
    private let scene: RecipeSearchContext
    private let interactor: any RecipeSearchInteractorContract

    init(scene: RecipeSearchContext, interactor: any RecipeSearchInteractorContract) {
        self.scene = scene
        self.interactor = interactor
    }

    func viewDidLoad() {}

    func viewWillAppear() {
        interactor.countView()
        search()
    }

    func didChangeKeyword(keyword: String) {
        scene.update { $0.keyword = keyword }
        search(after: 0.3)
    }

    func didSelectRecipe(recipeID: Recipe.ID) {
        scene.show(.recipe(recipeID: recipeID))
    }

    func didTapNewRecipe() {
        scene.show(.newRecipe)
    }

    func didTapRetry() {
        scene.retry()
    }

    func didSaveRecipe(_ recipe: Recipe) {
        search()
    }

    private func search(after delay: Double = 0) {
        let keyword = scene.state.keyword
        scene.load(\.recipes, after: delay) { [interactor] in try await interactor.search(keyword: keyword) }
    }
}
