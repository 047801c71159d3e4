import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoProductGalleryRepository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any KaimonoProductGalleryEnvironment
    }

    private let environment: any KaimonoProductGalleryEnvironment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }
}

extension KaimonoProductGalleryRepository: KaimonoProductGalleryRepositoryContract {
    func fetchImages(
        productID: Product.ID,
        completion: @escaping @MainActor @Sendable (Result<[URL], any Error>) -> Void
    ) {
        let products = environment.productRepository
        complete(completion) { try await products.pictures(of: productID) }
    }

    func fetchProduct(
        productID: Product.ID,
        completion: @escaping @MainActor @Sendable (Result<Product, any Error>) -> Void
    ) {
        let products = environment.productRepository
        complete(completion) { try await products.product(id: productID) }
    }
}
