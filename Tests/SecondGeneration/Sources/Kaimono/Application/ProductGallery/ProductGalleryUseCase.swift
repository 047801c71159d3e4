import Foundation
import KitchenCore

@MainActor
final class ProductGalleryUseCase: ProductGalleryUseCaseContract {
    private let environment: any ProductGalleryEnvironment

    init(environment: any ProductGalleryEnvironment) {
        self.environment = environment
    }

    func pictures(of id: Product.ID) async throws -> [URL] {
        try await environment.productRepository.pictures(of: id)
    }

    /// The product; sold out, where the cart has all that are left.
    func offer(of id: Product.ID) async throws -> Product {
        var product = try await environment.productRepository.product(id: id)
        let taken = environment.cartRepository.current().items.first { $0.product.id == id }?.quantity ?? 0
        if case .few(let left) = product.stock, taken >= left { product.stock = .soldOut }
        return product
    }

    func purchase(_ product: Product) {
        environment.cartRepository.add(product, quantity: 1)
        environment.activityLogger.post(eventName: "product_added", payload: ["productID": String(product.id)])
    }
}
