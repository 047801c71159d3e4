import ShopCore
import ViperRuntime

@MainActor
final class ReceiptInteractor {
    private let environment: any ReceiptEnvironment

    init(environment: any ReceiptEnvironment) {
        self.environment = environment
    }
}

extension ReceiptInteractor: ReceiptInteractorContract {
    func fetchOrder(id: Order.ID) async throws -> Order {
        throw UnimplementedError("ReceiptInteractor.fetchOrder")
    }

    func searchRelated(orderID: Order.ID) async throws -> [Order] {
        throw UnimplementedError("ReceiptInteractor.searchRelated")
    }
}
