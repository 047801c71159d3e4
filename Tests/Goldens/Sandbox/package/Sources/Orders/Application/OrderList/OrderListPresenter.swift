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
        tasks.retry()
    }
}

extension OrderListPresenter {
    private func fetchOrders() {
        load(\.orders) { [interactor] in try await interactor.fetchOrders() }
    }
}
