import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoProductDetailInteractor {
    private let environment: any KaimonoProductDetailEnvironment

    init(environment: any KaimonoProductDetailEnvironment) {
        self.environment = environment
    }
}

extension KaimonoProductDetailInteractor: KaimonoProductDetailInteractorContract {
    func fetchProduct(productID: Product.ID) async throws -> Product {
        throw UnimplementedError("KaimonoProductDetailInteractor.fetchProduct")
    }

    func addToCart(product: Product, quantity: Int) async throws {
        throw UnimplementedError("KaimonoProductDetailInteractor.addToCart")
    }
}
