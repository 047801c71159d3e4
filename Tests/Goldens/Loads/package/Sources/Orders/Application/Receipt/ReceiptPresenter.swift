import OrdersInterface
import ShopCore
import ViperRuntime

extension ReceiptPresenter: ReceiptPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchOrder(id: descriptor.id)
    }

    func didTapSearchRelated(orderID: Order.ID) {
        searchRelated(orderID: orderID)
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension ReceiptPresenter {
    private func fetchOrder(id: Order.ID) {
        load(\.order) { [interactor] in try await interactor.fetchOrder(id: id) }
    }

    private func searchRelated(orderID: Order.ID) {
        load(\.related) { [interactor] in try await interactor.searchRelated(orderID: orderID) }
    }
}
