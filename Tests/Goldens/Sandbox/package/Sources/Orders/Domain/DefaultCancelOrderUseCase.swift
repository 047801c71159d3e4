import MarketCore
import OrdersInterface
import ViperRuntime

nonisolated struct DefaultCancelOrderUseCase: CancelOrderUseCase {
    let client: any APIClient

    func cancel(order: Order) async throws -> Bool {
        throw UnimplementedError("DefaultCancelOrderUseCase.cancel")
    }
}
