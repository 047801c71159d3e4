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
}
