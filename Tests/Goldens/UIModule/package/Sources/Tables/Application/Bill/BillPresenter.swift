import TablesInterface
import ViperRuntime

@MainActor
final class BillPresenter {
    private weak var view: (any BillViewContract)?
    private let descriptor: ViewDescriptor.BillDescriptor
    private(set) var state: BillState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.BillDescriptor,
        view: any BillViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = BillState(startingFrom: descriptor)
    }

    private func update(_ change: (inout BillState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension BillPresenter: BillPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
