import BooksInterface
import ShelfCore
import ViperRuntime

@MainActor
final class BookListPresenter: ScenePresenter {
    weak var view: (any BookListViewProtocol)?
    let tasks = SceneTasks()
    private(set) var state: BookListState
    private let descriptor: ViewDescriptor.BookListDescriptor
    private let interactor: any BookListInteractorProtocol
    private let wireframe: any BookListWireframeProtocol

    init(
        descriptor: ViewDescriptor.BookListDescriptor,
        interactor: any BookListInteractorProtocol,
        wireframe: any BookListWireframeProtocol
    ) {
        self.descriptor = descriptor
        self.interactor = interactor
        self.wireframe = wireframe
        state = BookListState()
    }

    func update(_ change: (inout BookListState) -> Void) {
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension BookListPresenter: BookListPresenterProtocol {
    func viewDidLoad() {
        view?.render(state)
        fetchBooks()
    }

    func didTapBook(bookID: Book.ID) {
        wireframe.showBook(bookID: bookID)
    }

    func didTapSort() {
        sort(books: state.books)
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension BookListPresenter {
    private func fetchBooks() {
        load(\.books) { [interactor] in try await interactor.fetchBooks() }
    }

    private func sort(books: [Book]) {
        let result = interactor.sort(books: books)
        update { $0.books = result }
    }
}
