import OrdersInterface
import ShopCore
import ViperRuntime

extension StockPresenter: StockPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchSimilar(id: descriptor.id)
        fetchKeeper()
        fetchArrivals()
        fetchCount()
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension StockPresenter {
    private func fetchSimilar(id: Order.ID) {
        load(\.similar) { [interactor] in try await interactor.fetchSimilar(id: id) }
    }

    private func fetchKeeper() {
        load(\.keeper) { [interactor] in await interactor.fetchKeeper() }
    }

    private func fetchArrivals() {
        follow(\.arrivals) { [interactor] in interactor.fetchArrivals() }
    }

    private func fetchCount() {
        follow(\.count) { [interactor] in interactor.fetchCount() }
    }
}
