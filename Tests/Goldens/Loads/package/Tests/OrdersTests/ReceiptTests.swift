import OrdersInterface
import ShopCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Orders

@MainActor
@Suite
struct ReceiptPresenterTests {
    private let view = MockSceneViewContract<ReceiptState>()
    private let interactor = MockReceiptInteractorContract()

    private func makePresenter() -> ReceiptPresenter {
        interactor.fetchOrderHandler = { _ in Order(id: 1) }
        interactor.searchRelatedHandler = { _ in [Order(id: 1)] }
        return ReceiptPresenter(
            descriptor: ViewDescriptor.ReceiptDescriptor(id: 1),
            view: view,
            interactor: interactor
        )
    }

    @Test func viewDidLoadCallsFetchOrder() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchOrderCallCount == 1)
    }

    @Test func didTapSearchRelatedCallsSearchRelated() async {
        let presenter = makePresenter()
        presenter.didTapSearchRelated(orderID: 1)
        await presenter.tasks.finish()
        #expect(interactor.searchRelatedCallCount == 1)
    }

    @Test func failureOfFetchOrderIsShown() async {
        let presenter = makePresenter()
        interactor.fetchOrderHandler = { _ in throw UnimplementedError("fetchOrder") }
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.order.failure != nil)
    }

    @Test func didTapRetryCallsFetchOrderAgain() async {
        let presenter = makePresenter()
        interactor.fetchOrderHandler = { _ in throw UnimplementedError("fetchOrder") }
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchOrderHandler = { _ in Order(id: 1) }
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchOrderCallCount == 2)
        #expect(presenter.state.order.failure == nil)
    }

    @Test func failureOfSearchRelatedIsShown() async {
        let presenter = makePresenter()
        interactor.searchRelatedHandler = { _ in throw UnimplementedError("searchRelated") }
        presenter.didTapSearchRelated(orderID: 1)
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("searchRelated"))
    }

    @Test func didTapRetryCallsSearchRelatedAgain() async {
        let presenter = makePresenter()
        interactor.searchRelatedHandler = { _ in throw UnimplementedError("searchRelated") }
        presenter.didTapSearchRelated(orderID: 1)
        await presenter.tasks.finish()
        interactor.searchRelatedHandler = { _ in [Order(id: 1)] }
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.searchRelatedCallCount == 2)
        #expect(!presenter.state.failure.includes("searchRelated"))
    }
}
