import RoomsInterface
import ViperRuntime

@MainActor
final class LampPresenter {
    private weak var view: (any LampViewContract)?
    private let wireframe: any LampWireframeContract
    private let descriptor: ViewDescriptor.LampDescriptor
    private(set) var state: LampState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.LampDescriptor,
        view: any LampViewContract,
        wireframe: any LampWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.wireframe = wireframe
        state = LampState(startingFrom: descriptor)
    }

    private func update(_ change: (inout LampState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension LampPresenter: LampPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapSwitch() {
        view?.render(state)
    }
}
