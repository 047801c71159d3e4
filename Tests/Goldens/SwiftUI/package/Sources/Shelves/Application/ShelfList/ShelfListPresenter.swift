import Foundation
import ShelvesInterface
import ViperRuntime

extension ShelfListPresenter: ShelfListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchShelves()
    }

    func viewWillAppear() {
        view?.render(state)
    }

    func didSelectShelf(name: String) {
        wireframe.showShelf(name: name)
    }

    func didTapAddButton() {
        view?.render(state)
    }

    func `switch`() {
        view?.render(state)
    }

    func didTapURL(url: URL, in: Int) {
        view?.render(state)
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
