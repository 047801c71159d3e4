import CatalogueInterface
import CheckoutInterface
import Foundation
import Testing
import ViperRuntime
import ViperTesting

@testable import Checkout

@MainActor
@Suite
struct BasketPresenterTests {
    private let view = MockBasketViewContract()
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
        let viewController = BasketViewController()
        viewController.inject(presenter: presenter)
        return viewController
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }

    @Test func didTapReceiptReachesThePresenter() {
        makeViewController().didTapReceipt()
        #expect(presenter.didTapReceiptCallsCount == 1)
    }
}

@MainActor
@Suite
struct BasketWireframeTests {
    private let environment = MockBasketEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> BasketWireframe {
        BasketWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showReceiptResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showReceipt(number: 1)
        let scene = environment.resolvedCheckoutScenes.last
        guard case .receipt(let descriptor)? = scene else {
            Issue.record("Receipt wasn't resolved")
            return
        }
        #expect(descriptor.number == 1)
        #expect(navigationController.viewControllers.count == 2)
    }

    @Test func showArticleResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showArticle(article: "sample", onDone: { _, _ in })
        let scene = environment.resolvedCatalogueScenes.last
        guard case .article(let descriptor)? = scene else {
            Issue.record("Article wasn't resolved")
            return
        }
        #expect(descriptor.article == "sample")
        #expect(navigationController.viewControllers.count == 2)
    }
}
