import KitchenCore

@MainActor
final class KaimonoShopDetailInteractor {
    private let environment: any KaimonoShopDetailInteractorEnvironment

    init(environment: any KaimonoShopDetailInteractorEnvironment) {
        self.environment = environment
    }
}

extension KaimonoShopDetailInteractor: KaimonoShopDetailInteractorContract {
    func fetchShop(shopID: Shop.ID) async throws -> Shop {
        try await environment.productRepository.shop(id: shopID)
    }

    func fetchProducts(shopID: Shop.ID) async throws -> [Product] {
        try await environment.productRepository.products(of: shopID)
    }
}
