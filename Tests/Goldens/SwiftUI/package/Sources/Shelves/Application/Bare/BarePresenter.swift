import ShelvesInterface
import ViperRuntime

@MainActor
final class BarePresenter {
    private weak var view: (any BareViewContract)?
    private let descriptor: ViewDescriptor.BareDescriptor
    private(set) var state: BareState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.BareDescriptor,
        view: any BareViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = BareState(startingFrom: descriptor)
    }

    private func update(_ change: (inout BareState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension BarePresenter: BarePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
