import MarketCore
import ViperRuntime

@MainActor
final class OrderListInteractor {
    private let environment: any OrderListEnvironment

    init(environment: any OrderListEnvironment) {
        self.environment = environment
    }
}

extension OrderListInteractor: OrderListInteractorContract {
    func fetchOrders() async throws -> [Order] {
        throw UnimplementedError("OrderListInteractor.fetchOrders")
    }
}
