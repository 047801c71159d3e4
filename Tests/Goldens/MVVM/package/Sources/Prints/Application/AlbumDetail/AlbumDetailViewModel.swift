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
        fetchAlbum()
        fetchName()
        loadVisits()
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

    func onFooterToggle(isFooterPresented: Bool) {
        state.isFooterPresented = isFooterPresented
    }

    func onRetryTap() {
        if imageListData.failure.includes("fetchImages") {
            loadImageList()
        }
        if ownerData.failure.includes("fetchAlbum") {
            fetchAlbum()
        }
    }

    func onImageTap(index: Int) {
        // Nothing is done here yet.
    }

    func onCopiesChange(copies: Int) {
        purchaseData.copies = copies
    }

    func onPurchaseButtonTap() {
        guard !purchaseData.isPurchasing else { return }
        purchaseData.isPurchasing = true
        purchaseData.failure.clear("purchase")
        tasks.perform("purchase") { [weak self, purchaseData, useCase] in
            do {
                try await useCase.purchase(price: purchaseData.price, copies: purchaseData.copies)
            } catch {
                guard self != nil else { return useCase.handleUnseenFailure(error, in: "purchase") }
                purchaseData.failure.record(error, in: "purchase")
            }
            purchaseData.isPurchasing = false
        }
    }

    func onClear(url: URL?, then: @escaping @MainActor (Int) -> Void) {
        purchaseData.failure.clear("clear")
        do {
            _ = try useCase.clear(url: url)
        } catch {
            purchaseData.failure.record(error, in: "clear")
        }
    }
}

extension AlbumDetailViewModel {
    private func loadImageList() {
        imageListData.isLoading = true
        imageListData.failure.clear("fetchImages")
        tasks.load("fetchImages") { [imageListData, useCase, descriptor] in
            do {
                let result = try await useCase.fetchImages(albumID: descriptor.albumID)
                guard !Task.isCancelled else { return }
                imageListData.images = result
            } catch {
                guard !Task.isCancelled else { return }
                imageListData.failure.record(error, inLoad: "fetchImages")
            }
            imageListData.isLoading = false
        }
    }

    private func fetchAlbum() {
        ownerData.failure.clear("fetchAlbum")
        tasks.load("fetchAlbum") { [ownerData, useCase, descriptor] in
            do {
                let result = try await useCase.fetchAlbum(albumID: descriptor.albumID)
                guard !Task.isCancelled else { return }
                ownerData.album = result
            } catch {
                guard !Task.isCancelled else { return }
                ownerData.failure.record(error, inLoad: "fetchAlbum")
            }
        }
    }

    private func fetchName() {
        tasks.load("fetchName") { [ownerData, useCase, descriptor] in
            let result = await useCase.fetchName(albumID: descriptor.albumID)
            guard !Task.isCancelled else { return }
            ownerData.name = result
        }
    }

    private func loadVisits() {
        ownerData.visits = useCase.loadVisits()
    }
}
