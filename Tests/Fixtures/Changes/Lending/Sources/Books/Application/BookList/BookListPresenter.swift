import BooksInterface
import LendingCore
import ViperRuntime

@MainActor
final class BookListPresenter {
    weak var view: (any SceneViewContract<BookListState>)?
    private let interactor: any BookListInteractorContract
    private let wireframe: any BookListWireframeContract
    private let descriptor: ViewDescriptor.BookListDescriptor
    private(set) var state: BookListState
    private(set) var notes: [String] = []

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.BookListDescriptor,
        view: (any SceneViewContract<BookListState>)? = nil,
        interactor: any BookListInteractorContract,
        wireframe: any BookListWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = BookListState()
    }

    private func change(_ change: (inout BookListState) -> Void) {
        let old = state
        change(&state)
        if state != old { view?.render(state) }
    }
}

extension BookListPresenter: BookListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        search()
    }

    func viewWillAppear() {
        interactor.countView()
    }

    func didChangeKeyword(keyword: String) {
        guard interactor.isSearchOn() else { return }
        change { $0.keyword = keyword }
        search()
    }

    func didSelectBook(bookID: Book.ID) {
        wireframe.showBook(bookID: bookID)
    }

    func didTapHelp() {
        wireframe.showHelp()
    }

    func didTapNote() {
        wireframe.showNote { [weak self] note in self?.notes.append(note) }
    }

    func didTapScan() {
        wireframe.showScan()
    }
}

extension BookListPresenter {
    private func search() {
        change {
            $0.isLoading = true
            $0.failure = nil
        }
        tasks.run { [weak self, interactor, keyword = state.keyword] in
            do {
                let books = try await interactor.fetchBooks(keyword: keyword)
                self?.show(books)
            } catch {
                self?.change {
                    $0.isLoading = false
                    $0.failure = SceneFailure(error, in: "fetchBooks")
                }
            }
        }
    }

    private func show(_ books: [Book]) {
        change {
            $0.isLoading = false
            $0.books = books
        }
    }
}
