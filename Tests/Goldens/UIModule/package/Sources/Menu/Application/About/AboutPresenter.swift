import MenuInterface
import ViperRuntime

@MainActor
final class AboutPresenter {
    private weak var view: (any AboutViewContract)?
    private let descriptor: ViewDescriptor.AboutDescriptor
    private(set) var state: AboutState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.AboutDescriptor,
        view: any AboutViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = AboutState(startingFrom: descriptor)
    }

    private func update(_ change: (inout AboutState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension AboutPresenter: AboutPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
