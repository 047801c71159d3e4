import BooksInterface
import LendingCore
import ViperRuntime

@MainActor
final class BookCardPresenter {
    private weak var view: (any BookCardViewContract)?
    private let interactor: any BookCardInteractorContract
    private let wireframe: any BookCardWireframeContract
    private let descriptor: ViewDescriptor.BookCardDescriptor
    private(set) var state: BookCardState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.BookCardDescriptor,
        view: any BookCardViewContract,
        interactor: any BookCardInteractorContract,
        wireframe: any BookCardWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = BookCardState(startingFrom: descriptor)
    }

    private func update(_ change: (inout BookCardState) -> Void) {
        change(&state)
        view?.render(state)
    }
}

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
