import KitchenCore
import ViperRuntime

extension KaimonoTopInteractor: KaimonoTopInteractorContract {
    func isShoppingEnabled() -> Bool {
        environment.userFeatures.isEnabled(.shopping)
    }

    func countItemsInCart() -> Int {
        environment.cartRepository.current().count
    }

    func fetchDelivery(order: Order) async throws -> Delivery? {
        try await environment.orderRepository.delivery(of: order.id)
    }
}
