import RoomsInterface
import ViperRuntime

@MainActor
final class CataloguePresenter {
    private weak var view: (any CatalogueViewContract)?
    private let wireframe: any CatalogueWireframeContract
    private let descriptor: ViewDescriptor.CatalogueDescriptor
    private(set) var state: CatalogueState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.CatalogueDescriptor,
        view: any CatalogueViewContract,
        wireframe: any CatalogueWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.wireframe = wireframe
        state = CatalogueState(startingFrom: descriptor)
    }

    private func update(_ change: (inout CatalogueState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension CataloguePresenter: CataloguePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapFrame() {
        view?.render(state)
    }
}
