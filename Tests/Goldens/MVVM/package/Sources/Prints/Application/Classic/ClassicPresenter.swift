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
        change(&state)
        view?.render(state)
    }
}

extension ClassicPresenter: ClassicPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
