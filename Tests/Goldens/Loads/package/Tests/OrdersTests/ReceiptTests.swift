import OrdersInterface
import ShopCore
import Testing
import ViperRuntime

@testable import Orders

@MainActor
@Suite
struct ReceiptPresenterTests {
    private let view = MockReceiptViewContract()
    private let interactor = MockReceiptInteractorContract()

    private func makePresenter() -> ReceiptPresenter {
        interactor.fetchOrderReturnValue = Order(id: 1)
        interactor.searchRelatedReturnValue = [Order(id: 1)]
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
        #expect(interactor.fetchOrderCallsCount == 1)
    }

    @Test func didTapSearchRelatedCallsSearchRelated() async {
        let presenter = makePresenter()
        presenter.didTapSearchRelated(orderID: 1)
        await presenter.tasks.finish()
        #expect(interactor.searchRelatedCallsCount == 1)
    }

    @Test func failureOfFetchOrderIsShown() async {
        interactor.fetchOrderThrowableError = UnimplementedError("fetchOrder")
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.order.failure != nil)
    }

    @Test func didTapRetryCallsFetchOrderAgain() async {
        interactor.fetchOrderThrowableError = UnimplementedError("fetchOrder")
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchOrderThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchOrderCallsCount == 2)
        #expect(presenter.state.order.failure == nil)
    }

    @Test func failureOfSearchRelatedIsShown() async {
        interactor.searchRelatedThrowableError = UnimplementedError("searchRelated")
        let presenter = makePresenter()
        presenter.didTapSearchRelated(orderID: 1)
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("searchRelated"))
    }

    @Test func didTapRetryCallsSearchRelatedAgain() async {
        interactor.searchRelatedThrowableError = UnimplementedError("searchRelated")
        let presenter = makePresenter()
        presenter.didTapSearchRelated(orderID: 1)
        await presenter.tasks.finish()
        interactor.searchRelatedThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.searchRelatedCallsCount == 2)
        #expect(!presenter.state.failure.includes("searchRelated"))
    }
}
