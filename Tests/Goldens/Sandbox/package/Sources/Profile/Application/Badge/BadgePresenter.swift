import ProfileInterface
import ViperRuntime

@MainActor
final class BadgePresenter {
    private weak var view: (any BadgeViewContract)?
    private let descriptor: ViewDescriptor.BadgeDescriptor
    private(set) var state: BadgeState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.BadgeDescriptor,
        view: any BadgeViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = BadgeState(startingFrom: descriptor)
    }

    private func update(_ change: (inout BadgeState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension BadgePresenter: BadgePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
