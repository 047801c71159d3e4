import AlbumsCore
import PrintsInterface
import ViperRuntime

@MainActor
final class FrameListViewModel: SceneViewModel {
    /// What each part of the screen draws from; a change redraws that part alone.
    let parts: Parts

    private let useCase: any FrameListUseCaseContract
    private let wireframe: any FrameListWireframeContract
    private let descriptor: ViewDescriptor.FrameListDescriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.FrameListDescriptor,
        useCase: any FrameListUseCaseContract,
        wireframe: any FrameListWireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        parts = Parts(startingFrom: descriptor)
    }
}

extension FrameListViewModel: FrameListViewModelContract {
    func onAppear() {
        loadNames()
        loadStock()
    }

    func onDetailTap() {
        // Nothing is done here yet.
    }

    func onRetryTap() {
        tasks.retry()
    }
}

extension FrameListViewModel {
    private func loadNames() {
        load(\.namesData.names, of: \.namesData) { [useCase] in try await useCase.fetchNames() }
    }

    private func loadStock() {
        follow(\.stockData.stock, of: \.stockData) { [useCase] in SentValues(useCase.stock()) }
    }
}
