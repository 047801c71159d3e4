import CheckoutInterface
import Foundation
import Testing
import ViperRuntime
import ViperTesting

@testable import Checkout

@MainActor
@Suite
struct BasketPresenterTests {
    private let view = MockSceneViewContract<BasketState>()
    private let interactor = MockBasketInteractorContract()
    private let wireframe = MockBasketWireframeContract()

    private func makePresenter() -> BasketPresenter {
        interactor.totalReturnValue = 1
        return BasketPresenter(
            descriptor: ViewDescriptor.BasketDescriptor(),
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

    @Test func didTapReceiptDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapReceipt()
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct BasketViewControllerTests {
    private let presenter = MockBasketPresenterContract()

    private func makeViewController() -> BasketViewController {
        BasketViewController(presenter: presenter)
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }
}
