import OrdersInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Orders

@MainActor
@Suite
struct OrderListPresenterTests {
    private let view = MockSceneViewContract<OrderListState>()

    private func makePresenter() -> OrderListPresenter {
        OrderListPresenter(
            descriptor: ViewDescriptor.OrderListDescriptor(),
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
struct OrderListViewControllerTests {
    private let presenter = MockOrderListPresenterContract()

    private func makeViewController() -> OrderListViewController {
        OrderListViewController(presenter: presenter)
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
