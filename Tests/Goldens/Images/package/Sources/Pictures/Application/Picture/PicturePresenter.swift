import PicturesInterface
import ViperRuntime

@MainActor
final class PicturePresenter {
    private weak var view: (any PictureViewContract)?
    private let descriptor: ViewDescriptor.PictureDescriptor
    private(set) var state: PictureState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.PictureDescriptor,
        view: any PictureViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = PictureState(startingFrom: descriptor)
    }

    private func update(_ change: (inout PictureState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension PicturePresenter: PicturePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapPicture() {
        view?.render(state)
    }
}
