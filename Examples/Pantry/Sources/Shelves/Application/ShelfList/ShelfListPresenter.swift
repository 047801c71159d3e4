import ShelvesInterface
import ViperRuntime

extension ShelfListPresenter: ShelfListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchShelves()
    }

    func didSelectShelf(name: String) {
        wireframe.showShelf(name: name)
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension ShelfListPresenter {
    private func fetchShelves() {
        load(\.shelves) { [interactor] in try await interactor.fetchShelves() }
    }
}
