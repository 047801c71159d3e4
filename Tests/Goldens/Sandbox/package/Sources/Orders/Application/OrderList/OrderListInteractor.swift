import MarketCore
import ViperRuntime

extension OrderListInteractor: OrderListInteractorContract {
    func fetchOrders() async throws -> [Order] {
        throw UnimplementedError("OrderListInteractor.fetchOrders")
    }
}
