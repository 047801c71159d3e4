import KaimonoInterface
import KitchenCore
import RecipesInterface
import Testing
import ViperRuntime

@testable import Kaimono

@MainActor
@Suite
struct KaimonoCartPresenterTests {
    private let view = MockKaimonoCartViewContract()
    private let interactor = MockKaimonoCartInteractorContract()
    private let wireframe = MockKaimonoCartWireframeContract()

    private func makePresenter() -> KaimonoCartPresenter {
        interactor.currentCartReturnValue = .sample
        interactor.placeOrderReturnValue = .sample
        return KaimonoCartPresenter(
            descriptor: ViewDescriptor.KaimonoCartDescriptor(),
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

    @Test func viewWillAppearDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewWillAppear()
        #expect(view.renderCalled)
    }

    @Test func didRemoveItemIsAnswered() {
        let presenter = makePresenter()
        presenter.didRemoveItem(productID: 1)
        #expect(interactor.removeItemCallsCount == 1)
    }

    @Test func didTapOrderDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapOrder()
        #expect(view.renderCalled)
    }

    @Test func didTapRecipeIsAnswered() {
        let presenter = makePresenter()
        presenter.didTapRecipe(recipeID: 1)
        #expect(wireframe.showRecipeCallsCount == 1)
    }
}

@MainActor
@Suite
struct KaimonoCartViewControllerTests {
    private let presenter = MockKaimonoCartPresenterContract()

    private func makeViewController() -> KaimonoCartViewController {
        let viewController = KaimonoCartViewController(environment: MockKaimonoCartEnvironment())
        viewController.inject(presenter: presenter)
        return viewController
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func viewWillAppearReachesThePresenter() {
        makeViewController().viewWillAppear(false)
        #expect(presenter.viewWillAppearCallsCount == 1)
    }

    @Test func didRemoveItemReachesThePresenter() {
        makeViewController().didRemoveItem(productID: 1)
        #expect(presenter.didRemoveItemCallsCount == 1)
    }

    @Test func didTapOrderReachesThePresenter() {
        makeViewController().didTapOrder()
        #expect(presenter.didTapOrderCallsCount == 1)
    }

    @Test func didTapRecipeReachesThePresenter() {
        makeViewController().didTapRecipe(recipeID: 1)
        #expect(presenter.didTapRecipeCallsCount == 1)
    }
}

@MainActor
@Suite
struct KaimonoCartWireframeTests {
    private let environment = MockKaimonoCartEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> KaimonoCartWireframe {
        KaimonoCartWireframe(viewController: viewController, environment: environment)
    }

    @Test func showRecipeResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showRecipe(recipeID: 1)
        #expect(environment.resolvedRecipesScenes.count == 1)
        #expect(navigationController.viewControllers.count == 2)
    }
}
