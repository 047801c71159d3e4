import Foundation
import PrintsInterface
import ViperRuntime

@MainActor
final class AlbumDetailViewModel {
    /// What each part of the screen draws from; a change redraws that part alone.
    let parts: Parts

    private let useCase: any AlbumDetailUseCaseContract
    private let wireframe: any AlbumDetailWireframeContract
    private let descriptor: ViewDescriptor.AlbumDetailDescriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.AlbumDetailDescriptor,
        useCase: any AlbumDetailUseCaseContract,
        wireframe: any AlbumDetailWireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        parts = Parts(startingFrom: descriptor)
    }
}

extension AlbumDetailViewModel: AlbumDetailViewModelContract {
    func onAppear() {
        loadImageList()
        loadOwner()
    }

    func viewWillAppear() {
        // Nothing is done here yet.
    }

    func viewDidLoad() {
        // Nothing is done here yet.
    }

    func onDisappear() {
        // Nothing is done here yet.
    }

    func onShareButtonTap() {
        wireframe.showShare()
    }

    func onInfoTap() {
        wireframe.showInfo()
    }

    func onImageTap(index: Int) {
        // Nothing is done here yet.
    }

    func onCopiesChange(copies: Int) {
        purchaseData.copies = copies
    }

    func onPurchaseButtonTap() {
        purchaseData.isLoading = true
        purchaseData.failure = nil
        tasks.run { [purchaseData, useCase] in
            do {
                try await useCase.purchase(price: purchaseData.price, copies: purchaseData.copies)
            } catch {
                purchaseData.failure = SceneFailure(error, in: "purchase")
            }
            purchaseData.isLoading = false
        }
    }

    func onClear(url: URL?, then: @escaping @MainActor (Int) -> Void) {
        purchaseData.failure = nil
        do {
            _ = try useCase.clear(url: url)
        } catch {
            purchaseData.failure = SceneFailure(error, in: "clear")
        }
    }
}

extension AlbumDetailViewModel {
    private func loadImageList() {
        imageListData.isLoading = true
        imageListData.failure = nil
        tasks.run { [imageListData, useCase, descriptor] in
            do {
                imageListData.images = try await useCase.fetchImages(albumID: descriptor.albumID)
            } catch {
                imageListData.failure = SceneFailure(error, in: "fetchImages")
            }
            imageListData.isLoading = false
        }
    }

    private func loadOwner() {
        ownerData.failure = nil
        tasks.run { [ownerData, useCase, descriptor] in
            do {
                ownerData.album = try await useCase.fetchAlbum(albumID: descriptor.albumID)
                ownerData.name = await useCase.fetchName(albumID: descriptor.albumID)
                ownerData.visits = useCase.loadVisits()
            } catch {
                ownerData.failure = SceneFailure(error, in: "loadOwner")
            }
        }
    }
}
