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
        if state.failure.includes("fetchShelves") {
            fetchShelves()
        }
    }
}

extension ShelfListPresenter {
    private func fetchShelves() {
        update {
            $0.isLoading = true
            $0.failure.clear("fetchShelves")
        }
        tasks.load("fetchShelves") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchShelves()
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.shelves = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.failure.record(error, inLoad: "fetchShelves")
                }
            }
        }
    }
}
