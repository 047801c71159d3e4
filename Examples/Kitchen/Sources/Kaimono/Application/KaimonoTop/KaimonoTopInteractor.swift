import KitchenCore

@MainActor
final class KaimonoTopInteractor {
    private let environment: any KaimonoTopEnvironment

    init(environment: any KaimonoTopEnvironment) {
        self.environment = environment
    }
}

extension KaimonoTopInteractor: KaimonoTopInteractorContract {
    func countView() {
        environment.pvLogger.view("KaimonoTop")
    }

    func isShoppingEnabled() -> Bool {
        environment.userFeatures.isEnabled(.shopping)
    }

    func fetchShops() async throws -> [Shop] {
        try await environment.productRepository.shops()
    }

    func fetchProducts() async throws -> [Product] {
        try await environment.productRepository.products()
    }

    func countItemsInCart() -> Int {
        environment.cartRepository.current().count
    }
}
