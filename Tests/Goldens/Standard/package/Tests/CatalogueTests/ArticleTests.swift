import CatalogueInterface
import CheckoutInterface
import Foundation
import Testing
import ViperRuntime
import ViperTesting

@testable import Catalogue

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@MainActor
@Suite
struct ArticlePresenterTests {
    private let view = MockSceneViewContract<ArticleState>()
    private let interactor = MockArticleInteractorContract()
    private let wireframe = MockArticleWireframeContract()

    private func makePresenter() -> ArticlePresenter {
        interactor.reserveReturnValue = true
        interactor.isInStockReturnValue = true
        return ArticlePresenter(
            descriptor: ViewDescriptor.ArticleDescriptor(
                article: "sample",
                amount: 1,
                default: true,
                link: URL(fileURLWithPath: "/sample"),
                session: nil,
                onDone: { _, _ in }
            ),
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

    @Test func didChangeAmountDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didChangeAmount(amount: 1)
        #expect(view.renderCalled)
        #expect(presenter.state.amount == 1)
    }

    @Test func switchDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.switch(in: 1, where: "sample")
        #expect(view.renderCalled)
    }

    @Test func didTapBuyDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapBuy(then: { _ in })
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct ArticleViewControllerTests {
    private let presenter = MockArticlePresenterContract()

    private func makeViewController() -> ArticleViewController {
        ArticleViewController(presenter: presenter)
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

@MainActor
@Suite
struct ArticleWireframeTests {
    private let environment = MockSceneEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> ArticleWireframe {
        ArticleWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showOpenResolvesItsDestination() {
        makeWireframe().showOpen(number: 1)
        let scene = environment.resolvedCheckoutScenes.last
        guard case .receipt(let descriptor)? = scene else {
            Issue.record("Receipt wasn't resolved")
            return
        }
        #expect(descriptor.number == 1)
    }
}
