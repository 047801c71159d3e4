import KitchenCore

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
