import MarketCore
import OrdersInterface
import ProfileInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Orders

// No test of showReport: `samples` in project.yml has no value of Report.

@MainActor
@Suite
struct OrderListPresenterTests {
    private let view = MockOrderListViewContract()
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
        let viewController = OrderListViewController(
            environment: MockOrderListEnvironment()
        )
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

    @Test func childrenAreShown() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        #expect(viewController.children.count == 1)
    }

    @Test func didSelectOrderReachesThePresenter() {
        makeViewController().didSelectOrder(order: Order(number: 1))
        #expect(presenter.didSelectOrderCallsCount == 1)
    }

    @Test func didTapRetryReachesThePresenter() {
        makeViewController().didTapRetry()
        #expect(presenter.didTapRetryCallsCount == 1)
    }
}

@MainActor
@Suite
struct OrderListWireframeTests {
    private let environment = MockOrderListEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> OrderListWireframe {
        OrderListWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showOrderResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        let sampleOrder: Order = Order(number: 1)
        makeWireframe().showOrder(order: sampleOrder)
        let scene = environment.resolvedOrdersScenes.last
        guard case .orderDetails(let descriptor)? = scene else {
            Issue.record("OrderDetails wasn't resolved")
            return
        }
        #expect(String(reflecting: descriptor.order) == String(reflecting: sampleOrder))
        #expect(navigationController.viewControllers.count == 2)
    }

    @Test func showAccountResolvesItsDestination() {
        makeWireframe().showAccount(name: "sample")
        let scene = environment.resolvedProfileScenes.last
        guard case .account(let descriptor)? = scene else {
            Issue.record("Account wasn't resolved")
            return
        }
        #expect(descriptor.name == "sample")
    }

    @Test func showSettingsResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showSettings(onClose: {})
        let scene = environment.resolvedProfileScenes.last
        guard case .settings? = scene else {
            Issue.record("Settings wasn't resolved")
            return
        }
        #expect(navigationController.viewControllers.count == 2)
    }

    @Test func showInvoiceResolvesItsDestination() {
        let sampleOrder: Order = Order(number: 1)
        makeWireframe().showInvoice(order: sampleOrder)
        guard let descriptor = environment.resolvedInvoiceDescriptors.last else {
            Issue.record("Invoice wasn't resolved")
            return
        }
        #expect(String(reflecting: descriptor.order) == String(reflecting: sampleOrder))
    }
}
