import OwnCore
import ThingsInterface
import ViperRuntime

@MainActor
final class ThingListPresenter {
    private weak var view: (any ThingListViewContract)?
    private let interactor: any ThingListInteractorContract
    private let wireframe: any ThingListWireframeContract
    private let descriptor: ViewDescriptor.ThingListDescriptor
    private(set) var state: ThingListState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.ThingListDescriptor,
        view: any ThingListViewContract,
        interactor: any ThingListInteractorContract,
        wireframe: any ThingListWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = ThingListState(startingFrom: descriptor)
    }

    private func update(_ change: (inout ThingListState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension ThingListPresenter: ThingListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchThings(filter: state.filter)
    }

    func didSelectThing(thing: Thing) {
        wireframe.showThing(thing: thing)
    }

    func didDrop(other: Other) {
        view?.render(state)
    }

    func didTapRetry() {
        if state.failure.includes("fetchThings") {
            fetchThings(filter: state.filter)
        }
    }
}

extension ThingListPresenter {
    private func fetchThings(filter: ThingFilter) {
        update { $0.failure.clear("fetchThings") }
        tasks.load("fetchThings") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchThings(filter: filter)
                guard let self, !Task.isCancelled else { return }
                update { $0.things = result }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update { $0.failure.record(error, inLoad: "fetchThings") }
            }
        }
    }
}
