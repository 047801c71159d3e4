import BooksInterface
import LendingCore
import ViperRuntime

@MainActor
final class BookDetailsPresenter {
    private weak var view: (any BookDetailsViewContract)?
    private let interactor: any BookDetailsInteractorContract
    private let wireframe: any BookDetailsWireframeContract
    private let descriptor: ViewDescriptor.BookDetailsDescriptor
    private(set) var state: BookDetailsState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.BookDetailsDescriptor,
        view: any BookDetailsViewContract,
        interactor: any BookDetailsInteractorContract,
        wireframe: any BookDetailsWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = BookDetailsState(startingFrom: descriptor)
    }

    private func update(_ change: (inout BookDetailsState) -> Void) {
        change(&state)
        view?.render(state)
    }
}

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
