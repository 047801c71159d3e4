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
        tasks.retry()
    }
}

extension ThingListPresenter {
    private func fetchThings(filter: ThingFilter) {
        load(\.things) { [interactor] in try await interactor.fetchThings(filter: filter) }
    }
}
