import RoomsInterface
import ViperRuntime

/// Taken over, since it counts.
@MainActor
final class LabelPresenter {
    weak var view: (any SceneViewContract<LabelState>)?
    private(set) var state: LabelState
    private var taps = 0

    /// What is under way. Loads are cancelled when the presenter goes, and tests can await all of it.
    let tasks = SceneTasks()

    init(descriptor: ViewDescriptor.LabelDescriptor, view: (any SceneViewContract<LabelState>)? = nil) {
        self.view = view
        state = LabelState(title: descriptor.title)
    }
}

extension LabelPresenter: LabelPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTap() {
        taps += 1
        state.title += " \(taps)"
        view?.render(state)
    }
}
