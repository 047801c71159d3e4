import ViperRuntime
import WallsInterface

@MainActor
final class LabelPresenter {
    private weak var view: (any LabelViewContract)?
    private let descriptor: ViewDescriptor.LabelDescriptor
    private(set) var state: LabelState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.LabelDescriptor,
        view: any LabelViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = LabelState(startingFrom: descriptor)
    }

    private func update(_ change: (inout LabelState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension LabelPresenter: LabelPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTap() {
        view?.render(state)
    }
}
