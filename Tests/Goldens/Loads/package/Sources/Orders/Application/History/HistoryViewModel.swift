import OrdersInterface
import ShopCore
import ViperRuntime

@MainActor
final class HistoryViewModel: SceneViewModel {
    /// What each part of the screen draws from; a change redraws that part alone.
    let parts: Parts

    private let useCase: any HistoryUseCaseContract
    private let wireframe: any HistoryWireframeContract
    private let descriptor: ViewDescriptor.HistoryDescriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.HistoryDescriptor,
        useCase: any HistoryUseCaseContract,
        wireframe: any HistoryWireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        parts = Parts(startingFrom: descriptor)
    }
}

extension HistoryViewModel: HistoryViewModelContract {
    func onAppear() {
        loadList()
    }

    func onRetryTap() {
        tasks.retry()
    }

    func onSearchNoteTap(orderID: Order.ID) {
        load(\.notesData.note, of: \.notesData) { [useCase] in try await useCase.searchNote(orderID: orderID) }
    }

    func onClearButtonTap() {
        perform(\.notesData.isClearing, of: \.notesData, unseen: useCase) { [useCase] in try await useCase.clear() }
    }
}

extension HistoryViewModel {
    private func loadList() {
        load(\.listData.orders) { [useCase] in try await useCase.fetchOrders() }
    }
}
