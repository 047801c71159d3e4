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
        if state.order.failure != nil {
            fetchOrder(id: descriptor.id)
        }
        if state.failure.includes("searchRelated") {
            update { $0.failure.clear("searchRelated") }
            tasks.reload("searchRelated")
        }
    }
}

extension ReceiptPresenter {
    private func fetchOrder(id: Order.ID) {
        update { $0.order.begin() }
        tasks.load("fetchOrder") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchOrder(id: id)
                guard let self, !Task.isCancelled else { return }
                update { $0.order = .loaded(result) }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update { $0.order.fail(error, in: "fetchOrder") }
            }
        }
    }

    private func searchRelated(orderID: Order.ID) {
        update { $0.failure.clear("searchRelated") }
        tasks.load("searchRelated", isReloadable: true) { [weak self, interactor] in
            do {
                let result = try await interactor.searchRelated(orderID: orderID)
                guard let self, !Task.isCancelled else { return }
                update { $0.related = result }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update { $0.failure.record(error, inLoad: "searchRelated") }
            }
        }
    }
}
