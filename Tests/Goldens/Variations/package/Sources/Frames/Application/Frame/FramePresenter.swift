import FramesInterface
import ViperRuntime

@MainActor
final class FramePresenter {
    private weak var view: (any FrameViewContract)?
    private let descriptor: ViewDescriptor.FrameDescriptor
    private(set) var state: FrameState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.FrameDescriptor,
        view: any FrameViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = FrameState(startingFrom: descriptor)
    }

    private func update(_ change: (inout FrameState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension FramePresenter: FramePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
