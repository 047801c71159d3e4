import KitchenCore
import ViperRuntime

extension KaimonoOrderInteractor: KaimonoOrderInteractorContract {
    func fetchSuggestions(order: Order) async throws -> [Product] {
        let ordered = Set(order.items.map(\.product.id))
        let products = try await environment.productRepository.products()
        return Array(products.filter { !ordered.contains($0.id) }.prefix(3))
    }
}
