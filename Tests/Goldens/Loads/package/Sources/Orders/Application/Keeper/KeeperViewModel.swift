import OrdersInterface
import ViperRuntime

@MainActor
final class KeeperViewModel: SceneViewModel {
    /// What each part of the screen draws from; a change redraws that part alone.
    let parts: Parts

    private let useCase: any KeeperUseCaseContract
    private let wireframe: any KeeperWireframeContract
    private let descriptor: ViewDescriptor.KeeperDescriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.KeeperDescriptor,
        useCase: any KeeperUseCaseContract,
        wireframe: any KeeperWireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        parts = Parts(startingFrom: descriptor)
    }
}

extension KeeperViewModel: KeeperViewModelContract {
    func onAppear() {
        loadPerson()
        loadList()
    }

    func onRetryTap() {
        tasks.retry()
    }
}

extension KeeperViewModel {
    private func loadPerson() {
        load(\.personData.keeper, of: \.personData) { [useCase] in await useCase.fetchKeeper() }
    }

    private func loadList() {
        load(\.listData.similar) { [useCase, descriptor] in try await useCase.fetchSimilar(id: descriptor.id) }
    }
}
