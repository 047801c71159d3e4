import ViperRuntime
import WallsInterface

@MainActor
final class NewWallPresenter {
    private weak var view: (any NewWallViewContract)?
    private let interactor: any NewWallInteractorContract
    private let descriptor: ViewDescriptor.NewWallDescriptor
    private(set) var state: NewWallState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.NewWallDescriptor,
        view: any NewWallViewContract,
        interactor: any NewWallInteractorContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        state = NewWallState(startingFrom: descriptor)
    }

    private func update(_ change: (inout NewWallState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension NewWallPresenter: NewWallPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
