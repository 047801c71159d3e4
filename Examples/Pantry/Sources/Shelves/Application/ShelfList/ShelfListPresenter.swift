import ShelvesInterface
import ViperRuntime

@MainActor
final class ShelfListPresenter {
    private weak var view: (any ShelfListViewContract)?
    private let interactor: any ShelfListInteractorContract
    private let wireframe: any ShelfListWireframeContract
    private let descriptor: ViewDescriptor.ShelfListDescriptor
    private(set) var state: ShelfListState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.ShelfListDescriptor,
        view: any ShelfListViewContract,
        interactor: any ShelfListInteractorContract,
        wireframe: any ShelfListWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = ShelfListState(startingFrom: descriptor)
    }

    private func update(_ change: (inout ShelfListState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension ShelfListPresenter: ShelfListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchShelves()
    }

    func didSelectShelf(name: String) {
        wireframe.showShelf(name: name)
    }

    func didTapRetry() {
        if state.failure.includes("fetchShelves") {
            fetchShelves()
        }
    }
}

extension ShelfListPresenter {
    private func fetchShelves() {
        update { $0.failure.clear("fetchShelves") }
        tasks.load("fetchShelves") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchShelves()
                guard let self, !Task.isCancelled else { return }
                update { $0.shelves = result }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update { $0.failure.record(error, inLoad: "fetchShelves") }
            }
        }
    }
}
