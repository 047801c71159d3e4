import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoShopDetailInteractor {
    private let environment: any KaimonoShopDetailEnvironment

    init(environment: any KaimonoShopDetailEnvironment) {
        self.environment = environment
    }
}

extension KaimonoShopDetailInteractor: KaimonoShopDetailInteractorContract {
    func fetchShop(shopID: Shop.ID) async throws -> Shop {
        throw UnimplementedError("KaimonoShopDetailInteractor.fetchShop")
    }

    func fetchProducts(shopID: Shop.ID) async throws -> [Product] {
        throw UnimplementedError("KaimonoShopDetailInteractor.fetchProducts")
    }
}
