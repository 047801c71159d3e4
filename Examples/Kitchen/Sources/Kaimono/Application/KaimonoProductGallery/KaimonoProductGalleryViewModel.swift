import KaimonoInterface
import ViperRuntime

@MainActor
final class KaimonoProductGalleryViewModel: SceneViewModel {
    /// Changes what each part of the screen draws from. The view is handed its `parts`, which it can't change.
    let writer: PartsWriter

    private let useCase: any KaimonoProductGalleryUseCaseContract
    private let wireframe: any KaimonoProductGalleryWireframeContract
    private let descriptor: ViewDescriptor.KaimonoProductGalleryDescriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.KaimonoProductGalleryDescriptor,
        useCase: any KaimonoProductGalleryUseCaseContract,
        wireframe: any KaimonoProductGalleryWireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        writer = PartsWriter(startingFrom: descriptor)
    }
}

extension KaimonoProductGalleryViewModel: KaimonoProductGalleryViewModelContract {
    func onAppear() {
        // The screen may well come back from behind another tab.
        if imageListData.images.isEmpty { loadImageList() }
        if purchaseData.product == nil { loadPurchase() }
    }

    func onRetryTap() {
        tasks.retry()
    }

    func onImageTap(selectedIndex: Int) {
        imageListData.selectedIndex = selectedIndex
    }

    func onPurchaseButtonTap() {
        guard let product = purchaseData.product else { return }
        useCase.purchase(product: product)
        wireframe.showCart()
    }
}

extension KaimonoProductGalleryViewModel {
    private func loadImageList() {
        load(\.imageListData.images, of: \.imageListData) { [useCase, descriptor] in
            try await useCase.fetchImages(productID: descriptor.productID)
        }
    }

    private func loadPurchase() {
        load(\.purchaseData.product, of: \.purchaseData) { [useCase, descriptor] in
            try await useCase.fetchProduct(productID: descriptor.productID)
        }
    }
}
