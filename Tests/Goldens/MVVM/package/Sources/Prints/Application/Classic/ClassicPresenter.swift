import PrintsInterface
import ViperRuntime

@MainActor
final class ClassicPresenter {
    private weak var view: (any ClassicViewContract)?
    private let descriptor: ViewDescriptor.ClassicDescriptor
    private(set) var state: ClassicState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.ClassicDescriptor,
        view: any ClassicViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = ClassicState(startingFrom: descriptor)
    }

    private func update(_ change: (inout ClassicState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension ClassicPresenter: ClassicPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
