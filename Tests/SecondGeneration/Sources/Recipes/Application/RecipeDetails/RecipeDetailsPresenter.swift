import KitchenCore
import ViperRuntime

@MainActor
final class RecipeDetailsPresenter: RecipeDetailsPresenterContract {
    private let scene: RecipeDetailsContext

    init(scene: RecipeDetailsContext) {
        self.scene = scene
    }

    func viewDidLoad() {
        scene.loadRecipe()
        scene.loadFavourite()
    }

    func didTapAuthor() {
        guard let recipe = scene.state.recipe.value else { return }
        scene.show(.author(userID: recipe.authorID))
    }

    func didTapEdit() {
        scene.show(.editor(recipe: scene.state.recipe.value))
    }

    func didTapHelp() {
        scene.show(.help)
    }

    func didTapRetry() {
        scene.retry()
    }

    func didTapTimer() {
        guard let recipe = scene.state.recipe.value else { return }
        scene.show(.timer(minutes: recipe.minutes))
    }

    func didSaveRecipe(_ recipe: Recipe) {
        scene.update { $0.recipe = .loaded(recipe) }
    }
}

extension RecipeDetailsState {
    var title: String { recipe.value?.title ?? String(localized: "Recipe", comment: "Title of a screen") }
}
