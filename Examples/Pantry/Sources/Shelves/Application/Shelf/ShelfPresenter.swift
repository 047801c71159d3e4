import ShelvesInterface
import ViperRuntime

@MainActor
final class ShelfPresenter {
    private weak var view: (any ShelfViewContract)?
    private let descriptor: ViewDescriptor.ShelfDescriptor
    private(set) var state: ShelfState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.ShelfDescriptor,
        view: any ShelfViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = ShelfState(startingFrom: descriptor)
    }

    private func update(_ change: (inout ShelfState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension ShelfPresenter: ShelfPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
