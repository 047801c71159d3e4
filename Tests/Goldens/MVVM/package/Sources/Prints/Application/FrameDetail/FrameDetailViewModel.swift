import AlbumsCore
import PrintsInterface
import ViperRuntime

@MainActor
final class FrameDetailViewModel {
    /// What each part of the screen draws from; a change redraws that part alone.
    let parts: Parts

    private let useCase: any FramingUseCase
    private let wireframe: any FrameDetailWireframeContract
    private let descriptor: ViewDescriptor.FrameDetailDescriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.FrameDetailDescriptor,
        useCase: any FramingUseCase,
        wireframe: any FrameDetailWireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        parts = Parts(startingFrom: descriptor)
    }
}

extension FrameDetailViewModel: FrameDetailViewModelContract {
    func onAppear() {
        loadOffer()
    }

    func onRetryTap() {
        if offerData.failure.includes("fetchPrice") {
            loadOffer()
        }
    }

    func onOrderFrameTap() {
        guard !offerData.isOrderingFrame else { return }
        offerData.isOrderingFrame = true
        offerData.failure.clear("orderFrame")
        tasks.perform("orderFrame") { [weak self, offerData, useCase, descriptor] in
            do {
                try await useCase.orderFrame(albumID: descriptor.albumID)
            } catch {
                guard self != nil else { return SceneFailure(error, in: "orderFrame").log() }
                offerData.failure.record(error, in: "orderFrame")
            }
            offerData.isOrderingFrame = false
        }
    }
}

extension FrameDetailViewModel {
    private func loadOffer() {
        offerData.isLoading = true
        offerData.failure.clear("fetchPrice")
        tasks.load("fetchPrice") { [offerData, useCase, descriptor] in
            do throws(FrameError) {
                let result = try await useCase.fetchPrice(albumID: descriptor.albumID)
                guard !Task.isCancelled else { return }
                offerData.price = result
            } catch {
                guard !Task.isCancelled else { return }
                offerData.failure.record(error, inLoad: "fetchPrice")
            }
            offerData.isLoading = false
        }
    }
}
