import MarketCore
import OrdersInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Orders

@MainActor
@Suite
struct InvoicePresenterTests {
    private let view = MockSceneViewContract<InvoiceState>()

    private func makePresenter() -> InvoicePresenter {
        InvoicePresenter(
            descriptor: ViewDescriptor.InvoiceDescriptor(order: Order(number: 1)),
            view: view
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
struct InvoiceViewControllerTests {
    private let presenter = MockInvoicePresenterContract()

    private func makeViewController() -> InvoiceViewController {
        InvoiceViewController(presenter: presenter)
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
