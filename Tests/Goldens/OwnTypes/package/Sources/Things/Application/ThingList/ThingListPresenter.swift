import OwnCore
import ThingsInterface
import ViperRuntime

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
