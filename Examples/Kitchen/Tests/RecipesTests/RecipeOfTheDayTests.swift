import KitchenCore
import RecipesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Recipes

@MainActor
@Suite
struct RecipeOfTheDayPresenterTests {
    private let view = MockSceneViewContract<RecipeOfTheDayState>()
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
        #expect(presenter.state.recipe == .failed(SceneFailure(NotFoundError("it"), in: "fetchRecipe"), nil))
        interactor.fetchRecipeThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(presenter.state.recipe == .loaded(.sample))
    }
}

@MainActor
@Suite
struct RecipeOfTheDayViewControllerTests {
    private let presenter = MockRecipeOfTheDayPresenterContract()

    private func makeViewController() -> RecipeOfTheDayViewController {
        RecipeOfTheDayViewController(presenter: presenter)
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func theRecipeIsShown() {
        let viewController = makeViewController()
        viewController.render(RecipeOfTheDayPreviews.loaded)
        #expect(viewController.recipeLabel.text == "Today: Miso soup")
    }

    @Test func whatWasThereBeforeStaysWhenItCannotBeLoadedAnew() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.render(RecipeOfTheDayPreviews.loading)
        #expect(viewController.recipeLabel.text == "Loading…")
        let failure = SceneFailure(NotFoundError("it"), in: "fetchRecipe")
        viewController.render(RecipeOfTheDayState(recipe: .failed(failure, .sample)))
        #expect(viewController.recipeLabel.text == "Today: Miso soup")
        #expect(!viewController.failureBanner.view.isHidden)
    }
}
