import BazaarInterface
import ViperRuntime

@MainActor
final class FrontViewModel: SceneViewModel {
    /// What each part of the screen draws from; a change redraws that part alone.
    let parts: Parts

    private let useCase: any FrontUseCaseContract
    private let wireframe: any FrontWireframeContract
    private let descriptor: ViewDescriptor.FrontDescriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.FrontDescriptor,
        useCase: any FrontUseCaseContract,
        wireframe: any FrontWireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        parts = Parts(startingFrom: descriptor)
    }
}

extension FrontViewModel: FrontViewModelContract {
    func onAppear() {
        loadStalls()
    }

    func onHelpTap() {
        wireframe.showHelp()
    }

    func onRetryTap() {
        tasks.retry()
    }

    func onStallTap(stallID: Int64) {
        wireframe.showStall(stallID: stallID)
    }
}

extension FrontViewModel {
    private func loadStalls() {
        load(\.stallsData.names, of: \.stallsData) { [useCase] in try await useCase.fetchNames() }
    }
}
