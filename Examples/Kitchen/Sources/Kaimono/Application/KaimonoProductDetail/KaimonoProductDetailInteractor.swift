import KitchenCore
import ViperRuntime

extension KaimonoProductDetailInteractor: KaimonoProductDetailInteractorContract {
    func addToCart(product: Product, quantity: Int) {
        environment.cartRepository.add(product, quantity: quantity)
        environment.activityLogger.post(
            eventName: "product_added",
            payload: ["productID": String(product.id), "quantity": String(quantity)]
        )
    }
}
