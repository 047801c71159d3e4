import MarketCore
import OrdersInterface
import ViperRuntime

@MainActor
final class OrderListPresenter {
    private weak var view: (any OrderListViewContract)?
    private let interactor: any OrderListInteractorContract
    private let wireframe: any OrderListWireframeContract
    private let descriptor: ViewDescriptor.OrderListDescriptor
    private(set) var state: OrderListState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.OrderListDescriptor,
        view: any OrderListViewContract,
        interactor: any OrderListInteractorContract,
        wireframe: any OrderListWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = OrderListState(startingFrom: descriptor)
    }

    private func update(_ change: (inout OrderListState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension OrderListPresenter: OrderListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchOrders()
    }

    func didSelectOrder(order: Order) {
        wireframe.showOrder(order: order)
    }

    func didTapRetry() {
        if state.failure.includes("fetchOrders") {
            fetchOrders()
        }
    }
}

extension OrderListPresenter {
    private func fetchOrders() {
        update {
            $0.isLoading = true
            $0.failure.clear("fetchOrders")
        }
        tasks.load("fetchOrders") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchOrders()
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.orders = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.failure.record(error, inLoad: "fetchOrders")
                }
            }
        }
    }
}
