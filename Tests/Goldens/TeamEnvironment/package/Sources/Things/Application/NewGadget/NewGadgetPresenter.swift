import ThingsInterface
import ViperRuntime

@MainActor
final class NewGadgetPresenter {
    private weak var view: (any NewGadgetViewContract)?
    private let descriptor: ViewDescriptor.NewGadgetDescriptor
    private(set) var state: NewGadgetState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.NewGadgetDescriptor,
        view: any NewGadgetViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = NewGadgetState(startingFrom: descriptor)
    }

    private func update(_ change: (inout NewGadgetState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension NewGadgetPresenter: NewGadgetPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
