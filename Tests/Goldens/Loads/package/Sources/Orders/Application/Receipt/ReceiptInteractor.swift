import ShopCore
import ViperRuntime

extension ReceiptInteractor: ReceiptInteractorContract {
    func fetchOrder(id: Order.ID) async throws -> Order {
        throw UnimplementedError("ReceiptInteractor.fetchOrder")
    }

    func searchRelated(orderID: Order.ID) async throws -> [Order] {
        throw UnimplementedError("ReceiptInteractor.searchRelated")
    }
}
