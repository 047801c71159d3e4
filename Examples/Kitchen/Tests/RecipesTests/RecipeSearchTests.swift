import KitchenCore
import RecipesInterface
import Testing
import ViperRuntime

@testable import Recipes

@MainActor
@Suite
struct RecipeSearchPresenterTests {
    private let view = MockRecipeSearchViewContract()
    private let interactor = MockRecipeSearchInteractorContract()
    private let wireframe = MockRecipeSearchWireframeContract()

    private func makePresenter() -> RecipeSearchPresenter {
        interactor.searchRecipesReturnValue = [.sample]
        return RecipeSearchPresenter(
            descriptor: ViewDescriptor.RecipeSearchDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didChangeKeywordDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didChangeKeyword(keyword: "sample")
        #expect(view.renderCalled)
        #expect(presenter.state.keyword == "sample")
    }

    @Test func didSelectRecipeIsAnswered() {
        let presenter = makePresenter()
        presenter.didSelectRecipe(recipeID: 1)
        #expect(wireframe.showRecipeCallsCount == 1)
    }

    @Test func didTapNewRecipeIsAnswered() {
        let presenter = makePresenter()
        presenter.didTapNewRecipe()
        #expect(wireframe.showNewRecipeCallsCount == 1)
    }
}

@MainActor
@Suite
struct RecipeSearchViewControllerTests {
    private let presenter = MockRecipeSearchPresenterContract()

    private func makeViewController() -> RecipeSearchViewController {
        let viewController = RecipeSearchViewController(environment: MockRecipeSearchEnvironment())
        viewController.inject(presenter: presenter)
        return viewController
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func didChangeKeywordReachesThePresenter() {
        makeViewController().didChangeKeyword(keyword: "sample")
        #expect(presenter.didChangeKeywordCallsCount == 1)
    }

    @Test func didSelectRecipeReachesThePresenter() {
        makeViewController().didSelectRecipe(recipeID: 1)
        #expect(presenter.didSelectRecipeCallsCount == 1)
    }

    @Test func didTapNewRecipeReachesThePresenter() {
        makeViewController().didTapNewRecipe()
        #expect(presenter.didTapNewRecipeCallsCount == 1)
    }
}

@MainActor
@Suite
struct RecipeSearchWireframeTests {
    private let environment = MockRecipeSearchEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> RecipeSearchWireframe {
        RecipeSearchWireframe(viewController: viewController, environment: environment)
    }

    @Test func showRecipeResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showRecipe(recipeID: 1)
        #expect(environment.resolvedRecipesScenes.count == 1)
        #expect(navigationController.viewControllers.count == 2)
    }

    @Test func showNewRecipeResolvesItsDestination() {
        makeWireframe().showNewRecipe(onSave: { _ in })
        #expect(environment.resolvedRecipesScenes.count == 1)
    }
}
