import AlbumsCore
import PrintsInterface
import ViperRuntime

@MainActor
final class FrameDetailViewModel: SceneViewModel {
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
        tasks.retry()
    }

    func onOrderFrameTap() {
        perform(\.offerData.isOrderingFrame, of: \.offerData) { [useCase, descriptor] in
            try await useCase.orderFrame(albumID: descriptor.albumID)
        }
    }
}

extension FrameDetailViewModel {
    private func loadOffer() {
        load(\.offerData.price, of: \.offerData) { [useCase, descriptor] in
            try await useCase.fetchPrice(albumID: descriptor.albumID)
        }
    }
}
