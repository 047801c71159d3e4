import OrdersInterface
import ShopCore
import ViperRuntime

extension BasketPresenter: BasketPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchOrders()
        fetchTotal()
    }

    func didTapPlace() {
        place()
    }

    func didTapCheck() {
        check()
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension BasketPresenter {
    private func fetchOrders() {
        load(\.orders) { [interactor] in try await interactor.fetchOrders() }
    }

    private func fetchTotal() {
        load(\.total) { [interactor] in await interactor.fetchTotal() }
    }

    private func place() {
        perform(\.isPlacing) { [interactor] in try await interactor.place() }
    }

    private func check() {
        update { $0.failure.clear("check") }
        do throws(OrderError) {
            try interactor.check()
        } catch {
            update { $0.failure.record(error, in: "check") }
        }
    }
}
