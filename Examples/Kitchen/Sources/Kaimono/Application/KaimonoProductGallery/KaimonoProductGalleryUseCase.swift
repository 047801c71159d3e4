import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoProductGalleryUseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any KaimonoProductGalleryRepositoryContract
        let environment: any KaimonoProductGalleryEnvironment
    }

    private let repository: any KaimonoProductGalleryRepositoryContract
    private let environment: any KaimonoProductGalleryEnvironment

    init(with arguments: Arguments) {
        repository = arguments.repository
        environment = arguments.environment
    }
}

extension KaimonoProductGalleryUseCase: KaimonoProductGalleryUseCaseContract {
    func fetchImages(productID: Product.ID) async throws -> [URL] {
        try await repository.fetchImages(productID: productID)
    }

    func fetchProduct(productID: Product.ID) async throws -> Product {
        try await repository.fetchProduct(productID: productID)
    }

    func purchase(product: Product) {
        environment.cartRepository.add(product, quantity: 1)
        environment.activityLogger.post(
            eventName: "product_added_from_gallery",
            payload: ["productID": String(product.id)]
        )
    }
}
