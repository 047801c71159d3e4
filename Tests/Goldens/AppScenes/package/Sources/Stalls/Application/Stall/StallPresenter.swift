import StallsInterface
import ViperRuntime

@MainActor
final class StallPresenter {
    private weak var view: (any StallViewContract)?
    private let wireframe: any StallWireframeContract
    private let descriptor: ViewDescriptor.StallDescriptor
    private(set) var state: StallState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.StallDescriptor,
        view: any StallViewContract,
        wireframe: any StallWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.wireframe = wireframe
        state = StallState(startingFrom: descriptor)
    }

    private func update(_ change: (inout StallState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension StallPresenter: StallPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapTill() {
        view?.render(state)
    }

    func didTapHelp() {
        wireframe.showHelp()
    }
}
