import KitchenCore

@MainActor
final class KaimonoOrderInteractor {
    private let environment: any KaimonoOrderInteractorEnvironment

    init(environment: any KaimonoOrderInteractorEnvironment) {
        self.environment = environment
    }
}

extension KaimonoOrderInteractor: KaimonoOrderInteractorContract {
    func fetchSuggestions(order: Order) async throws -> [Product] {
        let ordered = Set(order.items.map(\.product.id))
        let products = try await environment.productRepository.products()
        return Array(products.filter { !ordered.contains($0.id) }.prefix(3))
    }
}
