import ViperRuntime
import WallsInterface

@MainActor
final class WallPresenter {
    private weak var view: (any WallViewContract)?
    private let wireframe: any WallWireframeContract
    private let descriptor: ViewDescriptor.WallDescriptor
    private(set) var state: WallState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.WallDescriptor,
        view: any WallViewContract,
        wireframe: any WallWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.wireframe = wireframe
        state = WallState(startingFrom: descriptor)
    }

    private func update(_ change: (inout WallState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension WallPresenter: WallPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapPicture() {
        view?.render(state)
    }
}
