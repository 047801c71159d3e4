import KitchenCore

@MainActor
final class KaimonoProductDetailInteractor {
    private let environment: any KaimonoProductDetailInteractorEnvironment

    init(environment: any KaimonoProductDetailInteractorEnvironment) {
        self.environment = environment
    }
}

extension KaimonoProductDetailInteractor: KaimonoProductDetailInteractorContract {
    func fetchProduct(productID: Product.ID) async throws -> Product {
        try await environment.productRepository.product(id: productID)
    }

    func addToCart(product: Product, quantity: Int) {
        environment.cartRepository.add(product, quantity: quantity)
        environment.activityLogger.post(
            eventName: "product_added",
            payload: ["productID": String(product.id), "quantity": String(quantity)]
        )
    }
}
