import KitchenCore
import RecipesInterface
import ViperRuntime

@MainActor
final class RecipeOfTheDayPresenter {
    private weak var view: (any RecipeOfTheDayViewContract)?
    private let interactor: any RecipeOfTheDayInteractorContract
    private let descriptor: ViewDescriptor.RecipeOfTheDayDescriptor
    private(set) var state: RecipeOfTheDayState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.RecipeOfTheDayDescriptor,
        view: any RecipeOfTheDayViewContract,
        interactor: any RecipeOfTheDayInteractorContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        state = RecipeOfTheDayState(startingFrom: descriptor)
    }

    private func update(_ change: (inout RecipeOfTheDayState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension RecipeOfTheDayPresenter: RecipeOfTheDayPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchRecipe()
    }

    func didTapRetry() {
        fetchRecipe()
    }
}

extension RecipeOfTheDayPresenter {
    private func fetchRecipe() {
        update { $0.recipe.begin() }
        tasks.load("fetchRecipe") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchRecipe()
                guard let self, !Task.isCancelled else { return }
                update { $0.recipe = .loaded(result) }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update { $0.recipe.fail(error, in: "fetchRecipe") }
            }
        }
    }
}
