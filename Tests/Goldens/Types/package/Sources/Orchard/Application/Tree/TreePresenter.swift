import OrchardInterface
import ViperRuntime

@MainActor
final class TreePresenter {
    private weak var view: (any TreeViewContract)?
    private let descriptor: ViewDescriptor.TreeDescriptor
    private(set) var state: TreeState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.TreeDescriptor,
        view: any TreeViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = TreeState(startingFrom: descriptor)
    }

    private func update(_ change: (inout TreeState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension TreePresenter: TreePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
