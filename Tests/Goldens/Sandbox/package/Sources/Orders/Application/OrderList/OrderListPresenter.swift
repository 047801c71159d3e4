import MarketCore
import OrdersInterface
import ViperRuntime

extension OrderListPresenter: OrderListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchOrders()
    }

    func didSelectOrder(order: Order) {
        wireframe.showOrder(order: order)
    }

    func didTapRetry() {
        if state.failure.includes("fetchOrders") {
            fetchOrders()
        }
    }
}

extension OrderListPresenter {
    private func fetchOrders() {
        update {
            $0.isLoading = true
            $0.failure.clear("fetchOrders")
        }
        tasks.load("fetchOrders") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchOrders()
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.orders = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.failure.record(error, inLoad: "fetchOrders")
                }
            }
        }
    }
}
