import OrdersInterface
import ViperRuntime

@MainActor
final class InvoicePresenter {
    private weak var view: (any InvoiceViewContract)?
    private let descriptor: ViewDescriptor.InvoiceDescriptor
    private(set) var state: InvoiceState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.InvoiceDescriptor,
        view: any InvoiceViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = InvoiceState(startingFrom: descriptor)
    }

    private func update(_ change: (inout InvoiceState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension InvoicePresenter: InvoicePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
