import KitchenCore

extension KaimonoShopDetailInteractor: KaimonoShopDetailInteractorContract {
    func fetchShop(shopID: Shop.ID) async throws -> Shop {
        try await environment.productRepository.shop(id: shopID)
    }

    func fetchProducts(shopID: Shop.ID) async throws -> [Product] {
        try await environment.productRepository.products(of: shopID)
    }
}
