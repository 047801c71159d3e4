// The use case is async and throws.
import ViperRuntime

extension ProductGalleryViewModel {
    func mistake(_ scene: ProductGalleryContext, _ useCase: any ProductGalleryUseCaseContract) {
        scene.load(\.purchase.product) { useCase.offer(of: 1) }
    }
}
