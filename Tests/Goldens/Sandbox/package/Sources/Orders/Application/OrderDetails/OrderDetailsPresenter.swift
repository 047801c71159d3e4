import OrdersInterface
import ViperRuntime

@MainActor
final class OrderDetailsPresenter {
    private weak var view: (any OrderDetailsViewContract)?
    private let descriptor: ViewDescriptor.OrderDetailsDescriptor
    private(set) var state: OrderDetailsState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.OrderDetailsDescriptor,
        view: any OrderDetailsViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = OrderDetailsState(startingFrom: descriptor)
    }

    private func update(_ change: (inout OrderDetailsState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension OrderDetailsPresenter: OrderDetailsPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
