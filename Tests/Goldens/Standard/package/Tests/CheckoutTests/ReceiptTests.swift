import CheckoutInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Checkout

@MainActor
@Suite
struct ReceiptPresenterTests {
    private let view = MockSceneViewContract<ReceiptState>()
    private let interactor = MockReceiptInteractorContract()
    private let wireframe = MockReceiptWireframeContract()

    private func makePresenter() -> ReceiptPresenter {
        ReceiptPresenter(
            descriptor: ViewDescriptor.ReceiptDescriptor(number: 1),
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
}

@MainActor
@Suite
struct ReceiptViewControllerTests {
    private let presenter = MockReceiptPresenterContract()

    private func makeViewController() -> ReceiptViewController {
        ReceiptViewController(presenter: presenter)
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
