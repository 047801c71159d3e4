import KaimonoInterface
import KitchenCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Kaimono

@MainActor
@Suite
struct KaimonoShopDetailPresenterTests {
    private let view = MockKaimonoShopDetailViewContract()
    private let interactor = MockKaimonoShopDetailInteractorContract()
    private let wireframe = MockKaimonoShopDetailWireframeContract()

    private func makePresenter() -> KaimonoShopDetailPresenter {
        interactor.fetchShopReturnValue = .sample
        interactor.fetchProductsReturnValue = [.sample]
        return KaimonoShopDetailPresenter(
            descriptor: ViewDescriptor.KaimonoShopDetailDescriptor(shopID: 1),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func loadingShowsTheShopAndItsProducts() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(presenter.state.isLoading)
        await presenter.tasks.finish()
        #expect(interactor.fetchProductsReceivedShopID == 1)
        #expect(view.renderReceivedState?.shop == .sample)
        #expect(view.renderReceivedState?.products == [.sample])
        #expect(!presenter.state.isLoading)
    }

    @Test func didSelectProductShowsIt() {
        makePresenter().didSelectProduct(productID: 3)
        #expect(wireframe.showProductReceivedProductID == 3)
    }

    @Test func failureOfFetchShopIsShown() async {
        interactor.fetchShopThrowableError = NotFoundError("shop 1")
        await expectFailure("shop 1 was not found")
    }

    @Test func failureOfFetchProductsIsShown() async {
        interactor.fetchProductsThrowableError = NotFoundError("its shelf")
        await expectFailure("its shelf was not found")
    }

    private func expectFailure(_ message: String) async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.message == message)
        #expect(!presenter.state.isLoading)
    }
}

@MainActor
@Suite
struct KaimonoShopDetailViewControllerTests {
    private let presenter = MockKaimonoShopDetailPresenterContract()

    private func makeViewController() -> KaimonoShopDetailViewController {
        let viewController = KaimonoShopDetailViewController(environment: MockKaimonoShopDetailEnvironment())
        viewController.inject(presenter: presenter)
        return viewController
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func productsAreShownAndSelected() throws {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.render(KaimonoShopDetailState(shop: .sample, products: [.sample]))
        #expect(viewController.title == Shop.sample.name)
        let row = try #require(viewController.productRows.arrangedSubviews.first as? UIButton)
        #expect(row.currentTitle == "miso, ¥400")
        row.sendActions(for: .touchUpInside)
        #expect(presenter.didSelectProductReceivedProductID == Product.sample.id)
    }
}

@MainActor
@Suite
struct KaimonoShopDetailWireframeTests {
    private let environment = MockKaimonoShopDetailEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> KaimonoShopDetailWireframe {
        KaimonoShopDetailWireframe(viewController: viewController, environment: environment)
    }

    @Test func showProductResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showProduct(productID: 1)
        #expect(environment.resolvedKaimonoScenes == [.kaimonoProductDetail(.init(productID: 1))])
        #expect(navigationController.viewControllers.count == 2)
    }
}
