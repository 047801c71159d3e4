import OrdersInterface
import ShopCore
import ViperRuntime

@MainActor
final class HistoryViewModel {
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
        if listData.orders.failure != nil {
            loadList()
        }
        if notesData.failure.includes("searchNote") {
            notesData.failure.clear("searchNote")
            tasks.reload("searchNote")
        }
    }

    func onSearchNoteTap(orderID: Order.ID) {
        notesData.failure.clear("searchNote")
        tasks.load("searchNote", isReloadable: true) { [notesData, useCase] in
            do {
                let result = try await useCase.searchNote(orderID: orderID)
                guard !Task.isCancelled else { return }
                notesData.note = result
            } catch {
                guard !Task.isCancelled else { return }
                notesData.failure.record(error, inLoad: "searchNote")
            }
        }
    }

    func onClearButtonTap() {
        guard !notesData.isClearing else { return }
        notesData.isClearing = true
        notesData.failure.clear("clear")
        tasks.perform("clear") { [weak self, notesData, useCase] in
            do throws(OrderError) {
                try await useCase.clear()
            } catch {
                guard self != nil else { return useCase.handleUnseenFailure(error, in: "clear") }
                notesData.failure.record(error, in: "clear")
            }
            notesData.isClearing = false
        }
    }
}

extension HistoryViewModel {
    private func loadList() {
        listData.orders.begin()
        tasks.load("fetchOrders") { [listData, useCase] in
            do throws(OrderError) {
                let result = try await useCase.fetchOrders()
                guard !Task.isCancelled else { return }
                listData.orders = .loaded(result)
            } catch {
                guard !Task.isCancelled else { return }
                listData.orders.fail(error, in: "fetchOrders")
            }
        }
    }
}
