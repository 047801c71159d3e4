import KaimonoInterface
import KitchenCore
import Testing
import ViperRuntime

@testable import Kaimono

@MainActor
@Suite
struct KaimonoProductDetailPresenterTests {
    private let view = MockKaimonoProductDetailViewContract()
    private let interactor = MockKaimonoProductDetailInteractorContract()
    private let wireframe = MockKaimonoProductDetailWireframeContract()

    private func makePresenter() -> KaimonoProductDetailPresenter {
        interactor.fetchProductReturnValue = .sample
        return KaimonoProductDetailPresenter(
            descriptor: ViewDescriptor.KaimonoProductDetailDescriptor(productID: 1),
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
        #expect(interactor.fetchProductCallsCount == 1)
    }

    @Test func didChangeQuantityDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didChangeQuantity(quantity: 1)
        #expect(view.renderCalled)
        #expect(presenter.state.quantity == 1)
    }

    @Test func didTapAddToCartDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapAddToCart()
        #expect(view.renderCalled)
    }

    @Test func failureOfFetchProductIsShown() async {
        interactor.fetchProductThrowableError = CancellationError()
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "fetchProduct")
    }
}

@MainActor
@Suite
struct KaimonoProductDetailViewControllerTests {
    private let presenter = MockKaimonoProductDetailPresenterContract()

    private func makeViewController() -> KaimonoProductDetailViewController {
        let viewController = KaimonoProductDetailViewController(environment: MockKaimonoProductDetailEnvironment())
        viewController.inject(presenter: presenter)
        return viewController
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func didChangeQuantityReachesThePresenter() {
        makeViewController().didChangeQuantity(quantity: 1)
        #expect(presenter.didChangeQuantityCallsCount == 1)
    }

    @Test func didTapAddToCartReachesThePresenter() {
        makeViewController().didTapAddToCart()
        #expect(presenter.didTapAddToCartCallsCount == 1)
    }
}

@MainActor
@Suite
struct KaimonoProductDetailWireframeTests {
    private let environment = MockKaimonoProductDetailEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> KaimonoProductDetailWireframe {
        KaimonoProductDetailWireframe(viewController: viewController, environment: environment)
    }

    @Test func showCartResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showCart()
        #expect(environment.resolvedKaimonoScenes.count == 1)
        #expect(navigationController.viewControllers.count == 1)
    }
}
