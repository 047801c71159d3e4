import OrdersInterface
import ViperRuntime

@MainActor
final class OrderListPresenter {
    private weak var view: (any OrderListViewContract)?
    private let descriptor: ViewDescriptor.OrderListDescriptor
    private(set) var state: OrderListState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.OrderListDescriptor,
        view: any OrderListViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
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
    }
}
