import ProfileInterface
import ViperRuntime

@MainActor
final class AccountPresenter {
    private weak var view: (any AccountViewContract)?
    private let descriptor: ViewDescriptor.AccountDescriptor
    private(set) var state: AccountState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.AccountDescriptor,
        view: any AccountViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = AccountState(startingFrom: descriptor)
    }

    private func update(_ change: (inout AccountState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension AccountPresenter: AccountPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
