import KaimonoInterface
import ViperRuntime

@MainActor
final class KaimonoProductGalleryViewModel {
    /// What each part of the screen draws from; a change redraws that part alone.
    let parts: Parts

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
        parts = Parts(startingFrom: descriptor)
    }
}

extension KaimonoProductGalleryViewModel: KaimonoProductGalleryViewModelContract {
    func onAppear() {
        // The screen may well come back from behind another tab.
        if imageListData.images.isEmpty { loadImageList() }
        if purchaseData.product == nil { loadPurchase() }
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
        imageListData.isLoading = true
        imageListData.failure = nil
        tasks.run { [imageListData, useCase, descriptor] in
            do {
                imageListData.images = try await useCase.fetchImages(productID: descriptor.productID)
            } catch {
                imageListData.failure = SceneFailure(error, in: "fetchImages")
            }
            imageListData.isLoading = false
        }
    }

    private func loadPurchase() {
        purchaseData.isLoading = true
        purchaseData.failure = nil
        tasks.run { [purchaseData, useCase, descriptor] in
            do {
                purchaseData.product = try await useCase.fetchProduct(productID: descriptor.productID)
            } catch {
                purchaseData.failure = SceneFailure(error, in: "fetchProduct")
            }
            purchaseData.isLoading = false
        }
    }
}
