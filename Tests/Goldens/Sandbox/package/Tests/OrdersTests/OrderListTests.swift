import MarketCore
import OrdersInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Orders

@MainActor
@Suite
struct OrderListPresenterTests {
    private let view = MockSceneViewContract<OrderListState>()
    private let interactor = MockOrderListInteractorContract()
    private let wireframe = MockOrderListWireframeContract()

    private func makePresenter() -> OrderListPresenter {
        interactor.fetchOrdersReturnValue = [Order(number: 1)]
        return OrderListPresenter(
            descriptor: ViewDescriptor.OrderListDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadCallsFetchOrders() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchOrdersCallsCount == 1)
    }

    @Test func didSelectOrderCallsShowOrder() {
        let presenter = makePresenter()
        presenter.didSelectOrder(order: Order(number: 1))
        #expect(wireframe.showOrderCallsCount == 1)
    }

    @Test func failureOfFetchOrdersIsShown() async {
        let presenter = makePresenter()
        interactor.fetchOrdersThrowableError = UnimplementedError("fetchOrders")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("fetchOrders"))
    }

    @Test func didTapRetryCallsFetchOrdersAgain() async {
        let presenter = makePresenter()
        interactor.fetchOrdersThrowableError = UnimplementedError("fetchOrders")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchOrdersThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchOrdersCallsCount == 2)
        #expect(!presenter.state.failure.includes("fetchOrders"))
    }
}

@MainActor
@Suite
struct OrderListViewControllerTests {
    private let presenter = MockOrderListPresenterContract()

    private func makeViewController() -> OrderListViewController {
        OrderListViewController(
            presenter: presenter,
            childScenes: OrderListChildren(environment: MockSceneEnvironment())
        )
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }

    @Test func childrenAreShown() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        #expect(viewController.children.count == 1)
    }
}
