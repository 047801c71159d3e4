import KaimonoInterface
import KitchenCore
import RecipesInterface
import Testing
import UsersInterface
import ViperRuntime

@testable import Recipes

@MainActor
@Suite
struct RecipeDetailsPresenterTests {
    private let view = MockRecipeDetailsViewContract()
    private let interactor = MockRecipeDetailsInteractorContract()
    private let wireframe = MockRecipeDetailsWireframeContract()

    private func makePresenter() -> RecipeDetailsPresenter {
        interactor.fetchRecipeReturnValue = .sample
        interactor.canBuyIngredientsReturnValue = true
        interactor.isEditableReturnValue = true
        return RecipeDetailsPresenter(
            descriptor: ViewDescriptor.RecipeDetailsDescriptor(recipeID: 1),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchRecipeCallsCount == 1)
    }

    @Test func didTapBuyDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapBuy()
        #expect(view.renderCalled)
    }

    @Test func didTapAuthorIsAnswered() {
        let presenter = makePresenter()
        presenter.didTapAuthor(authorID: 1)
        #expect(wireframe.showAuthorCallsCount == 1)
    }

    @Test func didTapEditDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapEdit()
        #expect(view.renderCalled)
    }

    @Test func didTapHelpIsAnswered() {
        let presenter = makePresenter()
        presenter.didTapHelp()
        #expect(wireframe.showHelpCallsCount == 1)
    }

    @Test func failureOfFetchRecipeIsShown() async {
        interactor.fetchRecipeThrowableError = CancellationError()
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "fetchRecipe")
    }
}

@MainActor
@Suite
struct RecipeDetailsViewControllerTests {
    private let presenter = MockRecipeDetailsPresenterContract()

    private func makeViewController() -> RecipeDetailsViewController {
        let viewController = RecipeDetailsViewController(environment: MockRecipeDetailsEnvironment())
        viewController.inject(presenter: presenter)
        return viewController
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func didTapBuyReachesThePresenter() {
        makeViewController().didTapBuy()
        #expect(presenter.didTapBuyCallsCount == 1)
    }

    @Test func didTapAuthorReachesThePresenter() {
        makeViewController().didTapAuthor(authorID: 1)
        #expect(presenter.didTapAuthorCallsCount == 1)
    }

    @Test func didTapEditReachesThePresenter() {
        makeViewController().didTapEdit()
        #expect(presenter.didTapEditCallsCount == 1)
    }

    @Test func didTapHelpReachesThePresenter() {
        makeViewController().didTapHelp()
        #expect(presenter.didTapHelpCallsCount == 1)
    }
}

@MainActor
@Suite
struct RecipeDetailsWireframeTests {
    private let environment = MockRecipeDetailsEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> RecipeDetailsWireframe {
        RecipeDetailsWireframe(viewController: viewController, environment: environment)
    }

    @Test func showCartResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showCart()
        #expect(environment.resolvedKaimonoScenes.count == 1)
        #expect(navigationController.viewControllers.count == 2)
    }

    @Test func showAuthorResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showAuthor(userID: 1)
        #expect(environment.resolvedUsersScenes.count == 1)
        #expect(navigationController.viewControllers.count == 2)
    }

    @Test func showEditorResolvesItsDestination() {
        makeWireframe().showEditor(recipe: .sample, onSave: { _ in })
        #expect(environment.resolvedRecipesScenes.count == 1)
    }
}
