import BazaarInterface
import ViperRuntime

@MainActor
final class TillPresenter {
    private weak var view: (any TillViewContract)?
    private let wireframe: any TillWireframeContract
    private let descriptor: ViewDescriptor.TillDescriptor
    private(set) var state: TillState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.TillDescriptor,
        view: any TillViewContract,
        wireframe: any TillWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.wireframe = wireframe
        state = TillState(startingFrom: descriptor)
    }

    private func update(_ change: (inout TillState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension TillPresenter: TillPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapTerms() {
        wireframe.showTerms()
    }

    func didTapBack() {
        view?.render(state)
    }
}
