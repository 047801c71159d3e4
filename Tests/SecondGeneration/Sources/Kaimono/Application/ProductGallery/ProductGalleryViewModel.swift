import KaimonoInterface
import KitchenCore
import ViperRuntime

@MainActor
final class ProductGalleryViewModel: ProductGalleryInputs {
    private let scene: ProductGalleryContext
    private let useCase: any ProductGalleryUseCaseContract

    init(scene: ProductGalleryContext, useCase: any ProductGalleryUseCaseContract) {
        self.scene = scene
        self.useCase = useCase
    }

    func viewDidLoad() {
        let id = scene.descriptor.productID
        scene.load(\.imageList.images) { [useCase] in try await useCase.pictures(of: id) }
        scene.load(\.purchase.product) { [useCase] in try await useCase.offer(of: id) }
    }

    func onImageTap(selectedIndex: Int) {
        scene.update { $0.imageList.selectedIndex = selectedIndex }
    }

    func onPurchaseButtonTap() {
        guard let product = scene.state.purchase.purchasable else { return }
        scene.show(.cart) { useCase.purchase(product) }
    }

    func onRetryTap() {
        scene.retry()
    }
}

extension ProductGalleryViewModel.PurchaseData {
    /// Nothing while there is none to be had.
    var purchasable: Product? { product.value.flatMap { $0.stock == .soldOut ? nil : $0 } }
}
