import ThingsInterface
import ViperRuntime

@MainActor
final class ThingPresenter {
    private weak var view: (any ThingViewContract)?
    private let wireframe: any ThingWireframeContract
    private let descriptor: ViewDescriptor.ThingDescriptor
    private(set) var state: ThingState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.ThingDescriptor,
        view: any ThingViewContract,
        wireframe: any ThingWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.wireframe = wireframe
        state = ThingState(startingFrom: descriptor)
    }

    private func update(_ change: (inout ThingState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension ThingPresenter: ThingPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapSettings() {
        wireframe.showSettings()
    }

    func didTapProfile() {
        view?.render(state)
    }
}
