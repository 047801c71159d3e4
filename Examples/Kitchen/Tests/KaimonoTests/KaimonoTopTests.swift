import KaimonoInterface
import KitchenCore
import Testing
import ViperRuntime

@testable import Kaimono

@MainActor
@Suite
struct KaimonoTopPresenterTests {
    private let view = MockKaimonoTopViewContract()
    private let interactor = MockKaimonoTopInteractorContract()
    private let wireframe = MockKaimonoTopWireframeContract()

    private func makePresenter() -> KaimonoTopPresenter {
        interactor.fetchShopsReturnValue = [.sample]
        interactor.fetchProductsReturnValue = [.sample]
        interactor.countItemsInCartReturnValue = 1
        return KaimonoTopPresenter(
            descriptor: ViewDescriptor.KaimonoTopDescriptor(),
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
        #expect(interactor.fetchShopsCallsCount == 1)
        #expect(interactor.fetchProductsCallsCount == 1)
    }

    @Test func viewWillAppearDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewWillAppear()
        #expect(view.renderCalled)
    }

    @Test func didSelectShopIsAnswered() {
        let presenter = makePresenter()
        presenter.didSelectShop(shopID: 1)
        #expect(wireframe.showShopCallsCount == 1)
    }

    @Test func didSelectProductIsAnswered() {
        let presenter = makePresenter()
        presenter.didSelectProduct(productID: 1)
        #expect(wireframe.showProductCallsCount == 1)
    }

    @Test func didTapCartIsAnswered() {
        let presenter = makePresenter()
        presenter.didTapCart()
        #expect(wireframe.showCartCallsCount == 1)
    }

    @Test func failureOfFetchShopsIsShown() async {
        interactor.fetchShopsThrowableError = CancellationError()
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "fetchShops")
    }

    @Test func failureOfFetchProductsIsShown() async {
        interactor.fetchProductsThrowableError = CancellationError()
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "fetchProducts")
    }
}

@MainActor
@Suite
struct KaimonoTopViewControllerTests {
    private let presenter = MockKaimonoTopPresenterContract()

    private func makeViewController() -> KaimonoTopViewController {
        let viewController = KaimonoTopViewController(environment: MockKaimonoTopEnvironment())
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

    @Test func didSelectShopReachesThePresenter() {
        makeViewController().didSelectShop(shopID: 1)
        #expect(presenter.didSelectShopCallsCount == 1)
    }

    @Test func didSelectProductReachesThePresenter() {
        makeViewController().didSelectProduct(productID: 1)
        #expect(presenter.didSelectProductCallsCount == 1)
    }

    @Test func didTapCartReachesThePresenter() {
        makeViewController().didTapCart()
        #expect(presenter.didTapCartCallsCount == 1)
    }
}

@MainActor
@Suite
struct KaimonoTopWireframeTests {
    private let environment = MockKaimonoTopEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> KaimonoTopWireframe {
        KaimonoTopWireframe(viewController: viewController, environment: environment)
    }

    @Test func showShopResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showShop(shopID: 1)
        #expect(environment.resolvedKaimonoScenes.count == 1)
        #expect(navigationController.viewControllers.count == 2)
    }

    @Test func showProductResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showProduct(productID: 1)
        #expect(environment.resolvedKaimonoScenes.count == 1)
        #expect(navigationController.viewControllers.count == 2)
    }

    @Test func showCartResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showCart()
        #expect(environment.resolvedKaimonoScenes.count == 1)
        #expect(navigationController.viewControllers.count == 2)
    }
}
