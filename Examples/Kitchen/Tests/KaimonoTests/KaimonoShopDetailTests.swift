import KaimonoInterface
import KitchenCore
import Testing
import ViperRuntime

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

    @Test func viewDidLoadDrawsTheScreen() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchShopCallsCount == 1)
        #expect(interactor.fetchProductsCallsCount == 1)
    }

    @Test func didSelectProductIsAnswered() {
        let presenter = makePresenter()
        presenter.didSelectProduct(productID: 1)
        #expect(wireframe.showProductCallsCount == 1)
    }

    @Test func failureOfFetchShopIsShown() async {
        interactor.fetchShopThrowableError = CancellationError()
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "fetchShop")
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
struct KaimonoShopDetailViewControllerTests {
    private let presenter = MockKaimonoShopDetailPresenterContract()

    private func makeViewController() -> KaimonoShopDetailViewController {
        let viewController = KaimonoShopDetailViewController(environment: MockKaimonoShopDetailEnvironment())
        viewController.inject(presenter: presenter)
        return viewController
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func didSelectProductReachesThePresenter() {
        makeViewController().didSelectProduct(productID: 1)
        #expect(presenter.didSelectProductCallsCount == 1)
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
        #expect(environment.resolvedKaimonoScenes.count == 1)
        #expect(navigationController.viewControllers.count == 2)
    }
}
