import KitchenCore
import RecipesInterface
import Testing
import ViperRuntime

@testable import Recipes

@MainActor
@Suite
struct RecipeOfTheDayPresenterTests {
    private let view = MockRecipeOfTheDayViewContract()
    private let interactor = MockRecipeOfTheDayInteractorContract()

    private func makePresenter() -> RecipeOfTheDayPresenter {
        interactor.fetchRecipeReturnValue = .sample
        return RecipeOfTheDayPresenter(
            descriptor: ViewDescriptor.RecipeOfTheDayDescriptor(),
            view: view,
            interactor: interactor
        )
    }

    @Test func viewDidLoadCallsFetchRecipe() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchRecipeCallsCount == 1)
    }

    @Test func failureOfFetchRecipeIsShown() async {
        interactor.fetchRecipeThrowableError = NotFoundError("it")
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "fetchRecipe")
        interactor.fetchRecipeThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(presenter.state.failure == nil && presenter.state.recipe == .sample)
    }
}

@MainActor
@Suite
struct RecipeOfTheDayViewControllerTests {
    private let presenter = MockRecipeOfTheDayPresenterContract()

    private func makeViewController() -> RecipeOfTheDayViewController {
        let viewController = RecipeOfTheDayViewController(
            environment: MockRecipeOfTheDayEnvironment()
        )
        viewController.inject(presenter: presenter)
        return viewController
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func theRecipeIsShown() {
        let viewController = makeViewController()
        viewController.render(RecipeOfTheDayState(recipe: .sample))
        #expect(viewController.recipeLabel.text == "Today: Miso soup")
    }
}
