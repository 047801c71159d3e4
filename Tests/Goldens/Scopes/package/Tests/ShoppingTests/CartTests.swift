import ShoppingInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Shopping

@MainActor
@Suite
struct CartPresenterTests {
    private let view = MockSceneViewContract<CartState>()
    private let interactor = MockCartInteractorContract()
    private let wireframe = MockCartWireframeContract()

    private func makePresenter() -> CartPresenter {
        CartPresenter(
            descriptor: ViewDescriptor.CartDescriptor(),
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

    @Test func didTapOrderDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapOrder()
        #expect(view.renderCalled)
    }

    @Test func didTapTermsCallsShowTerms() {
        let presenter = makePresenter()
        presenter.didTapTerms()
        #expect(wireframe.showTermsCallsCount == 1)
    }
}

@MainActor
@Suite
struct CartViewControllerTests {
    private let presenter = MockCartPresenterContract()

    private func makeViewController() -> CartViewController {
        CartViewController(presenter: presenter)
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
