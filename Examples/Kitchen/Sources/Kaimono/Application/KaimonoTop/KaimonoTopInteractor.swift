import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoTopInteractor {
    private let environment: any KaimonoTopEnvironment

    init(environment: any KaimonoTopEnvironment) {
        self.environment = environment
    }
}

extension KaimonoTopInteractor: KaimonoTopInteractorContract {
    func fetchShops() async throws -> [Shop] {
        throw UnimplementedError("KaimonoTopInteractor.fetchShops")
    }

    func fetchProducts() async throws -> [Product] {
        throw UnimplementedError("KaimonoTopInteractor.fetchProducts")
    }

    func countItemsInCart() -> Int {
        0
    }
}
