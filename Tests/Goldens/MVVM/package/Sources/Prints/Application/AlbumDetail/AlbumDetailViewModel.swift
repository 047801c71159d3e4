import Foundation
import PrintsInterface
import ViperRuntime

@MainActor
final class AlbumDetailViewModel: SceneViewModel {
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
        tasks.retry()
    }

    func onImageTap(index: Int) {
        // Nothing is done here yet.
    }

    func onCopiesChange(copies: Int) {
        purchaseData.copies = copies
    }

    func onPurchaseButtonTap() {
        perform(\.purchaseData.isPurchasing, of: \.purchaseData, unseen: useCase) { [purchaseData, useCase] in
            try await useCase.purchase(price: purchaseData.price, copies: purchaseData.copies)
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
        load(\.imageListData.images, of: \.imageListData) { [useCase, descriptor] in
            try await useCase.fetchImages(albumID: descriptor.albumID)
        }
    }

    private func fetchAlbum() {
        load(\.ownerData.album, of: \.ownerData) { [useCase, descriptor] in
            try await useCase.fetchAlbum(albumID: descriptor.albumID)
        }
    }

    private func fetchName() {
        load(\.ownerData.name) { [useCase, descriptor] in await useCase.fetchName(albumID: descriptor.albumID) }
    }

    private func loadVisits() {
        ownerData.visits = useCase.loadVisits()
    }
}
