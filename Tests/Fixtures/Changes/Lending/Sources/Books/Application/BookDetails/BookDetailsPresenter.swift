import BooksInterface
import LendingCore
import ViperRuntime

extension BookDetailsPresenter: BookDetailsPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchBook(bookID: descriptor.bookID)
    }

    func didTapBorrow() {
        guard let book = state.book, state.canBorrow else { return }
        update { $0.failure = nil }
        tasks.run { [weak self, interactor, wireframe] in
            do {
                let loan = try await interactor.borrow(book: book)
                self?.update { $0.due = loan.due }
                wireframe.showReceipt(loan: loan)
            } catch {
                self?.update { $0.failure = SceneFailure(error, in: "borrow") }
            }
        }
    }

    func didTapAuthor(memberID: Member.ID) {
        wireframe.showAuthor(memberID: memberID)
    }

    func didTapNext() {
        wireframe.showNext(bookID: descriptor.bookID + 1)
    }

    func didTapShare() {
        wireframe.showShare()
    }
}

extension BookDetailsPresenter {
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
                    $0.canBorrow = interactor.canBorrow(book: result)
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
