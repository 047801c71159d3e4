import BooksInterface
import LendingCore
import ViperRuntime

extension BookCardPresenter: BookCardPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchBook(bookID: descriptor.bookID)
    }

    func didTapBorrow() {
        view?.render(state)
    }

    func didTapRules() {
        wireframe.showRules()
    }
}

extension BookCardPresenter {
    private func fetchBook(bookID: Book.ID) {
        update {
            $0.isLoading = true
            $0.failure = nil
        }
        tasks.run { [weak self, interactor] in
            do {
                let result = try await interactor.fetchBook(bookID: bookID)
                self?.update {
                    $0.isLoading = false
                    $0.book = result
                }
            } catch {
                self?.update {
                    $0.isLoading = false
                    $0.failure = SceneFailure(error, in: "fetchBook")
                }
            }
        }
    }
}
