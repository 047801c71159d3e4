import ShelvesInterface
import ViperRuntime

@MainActor
final class PlainPresenter {
    private weak var view: (any PlainViewContract)?
    private let descriptor: ViewDescriptor.PlainDescriptor
    private(set) var state: PlainState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.PlainDescriptor,
        view: any PlainViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = PlainState(startingFrom: descriptor)
    }

    private func update(_ change: (inout PlainState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension PlainPresenter: PlainPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
