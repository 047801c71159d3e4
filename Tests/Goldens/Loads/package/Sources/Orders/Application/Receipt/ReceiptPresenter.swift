import OrdersInterface
import ShopCore
import ViperRuntime

@MainActor
final class ReceiptPresenter {
    private weak var view: (any ReceiptViewContract)?
    private let interactor: any ReceiptInteractorContract
    private let descriptor: ViewDescriptor.ReceiptDescriptor
    private(set) var state: ReceiptState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.ReceiptDescriptor,
        view: any ReceiptViewContract,
        interactor: any ReceiptInteractorContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        state = ReceiptState(startingFrom: descriptor)
    }

    private func update(_ change: (inout ReceiptState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension ReceiptPresenter: ReceiptPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchOrder(id: descriptor.id)
    }

    func didTapSearchRelated(orderID: Order.ID) {
        searchRelated(orderID: orderID)
    }

    func didTapRetry() {
        if state.order.failure != nil {
            fetchOrder(id: descriptor.id)
        }
        if state.failure.includes("searchRelated") {
            update { $0.failure.clear("searchRelated") }
            tasks.reload("searchRelated")
        }
    }
}

extension ReceiptPresenter {
    private func fetchOrder(id: Order.ID) {
        update { $0.order.begin() }
        tasks.load("fetchOrder") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchOrder(id: id)
                guard let self, !Task.isCancelled else { return }
                update { $0.order = .loaded(result) }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update { $0.order.fail(error, in: "fetchOrder") }
            }
        }
    }

    private func searchRelated(orderID: Order.ID) {
        update { $0.failure.clear("searchRelated") }
        tasks.load("searchRelated", isReloadable: true) { [weak self, interactor] in
            do {
                let result = try await interactor.searchRelated(orderID: orderID)
                guard let self, !Task.isCancelled else { return }
                update { $0.related = result }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update { $0.failure.record(error, inLoad: "searchRelated") }
            }
        }
    }
}
