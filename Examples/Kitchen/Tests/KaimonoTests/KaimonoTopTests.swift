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

    @Test func loadingShowsShopsAndProducts() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(presenter.state.isLoading)
        await presenter.tasks.finish()
        #expect(view.renderReceivedState?.shops == [.sample])
        #expect(view.renderReceivedState?.products == [.sample])
        #expect(!presenter.state.isLoading)
    }

    @Test func appearingCountsAViewAndTheItemsInTheCart() {
        interactor.isShoppingEnabledReturnValue = true
        let presenter = makePresenter()
        presenter.viewWillAppear()
        #expect(interactor.countViewCallsCount == 1)
        #expect(view.renderReceivedState?.itemsInCart == 1)
        #expect(view.renderReceivedState?.canShop == true)
    }

    @Test func whatIsSelectedIsShown() {
        let presenter = makePresenter()
        presenter.didSelectShop(shopID: 2)
        presenter.didSelectProduct(productID: 3)
        presenter.didTapCart()
        #expect(wireframe.showShopReceivedShopID == 2)
        #expect(wireframe.showProductReceivedProductID == 3)
        #expect(wireframe.showCartCallsCount == 1)
    }

    @Test func failureOfFetchShopsIsShown() async {
        interactor.fetchShopsThrowableError = NotFoundError("the town")
        await expectFailure("the town was not found")
    }

    @Test func failureOfFetchProductsIsShown() async {
        interactor.fetchProductsThrowableError = NotFoundError("the market")
        await expectFailure("the market was not found")
    }

    private func expectFailure(_ message: String) async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.message == message)
        #expect(!presenter.state.isLoading)
        #expect(presenter.state.shops.isEmpty && presenter.state.products.isEmpty)
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

    @Test func appearingReachesThePresenter() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.viewWillAppear(false)
        #expect(presenter.viewDidLoadCallsCount == 1)
        #expect(presenter.viewWillAppearCallsCount == 1)
    }

    @Test func rowsAndTheCartReachThePresenter() throws {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.render(KaimonoTopState(shops: [.sample], products: [.sample], itemsInCart: 2, canShop: true))
        #expect(viewController.cartButton.currentTitle == "Cart: 2 items")
        let shop = try #require(viewController.shopRows.arrangedSubviews.first as? UIButton)
        let product = try #require(viewController.productRows.arrangedSubviews.first as? UIButton)
        for button in [shop, product, viewController.cartButton] { button.sendActions(for: .touchUpInside) }
        #expect(presenter.didSelectShopReceivedShopID == Shop.sample.id)
        #expect(presenter.didSelectProductReceivedProductID == Product.sample.id)
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
