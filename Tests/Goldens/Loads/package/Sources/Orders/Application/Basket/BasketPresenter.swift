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
        if state.orders.failure != nil {
            fetchOrders()
        }
    }
}

extension BasketPresenter {
    private func fetchOrders() {
        update { $0.orders.begin() }
        tasks.load("fetchOrders") { [weak self, interactor] in
            do throws(OrderError) {
                let result = try await interactor.fetchOrders()
                guard let self, !Task.isCancelled else { return }
                update { $0.orders = .loaded(result) }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update { $0.orders.fail(error, in: "fetchOrders") }
            }
        }
    }

    private func fetchTotal() {
        update { $0.total.begin() }
        tasks.load("fetchTotal") { [weak self, interactor] in
            let result = await interactor.fetchTotal()
            guard let self, !Task.isCancelled else { return }
            update { $0.total = .loaded(result) }
        }
    }

    private func place() {
        guard !state.isPlacing else { return }
        update {
            $0.isPlacing = true
            $0.failure.clear("place")
        }
        tasks.perform("place") { [weak self, interactor] in
            do throws(OrderError) {
                try await interactor.place()
                self?.update { $0.isPlacing = false }
            } catch {
                guard let self else { return interactor.handleUnseenFailure(error, in: "place") }
                update {
                    $0.isPlacing = false
                    $0.failure.record(error, in: "place")
                }
            }
        }
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
