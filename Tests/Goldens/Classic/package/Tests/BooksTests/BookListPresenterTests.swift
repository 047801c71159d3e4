import BooksInterface
import ShelfCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Books
@testable import BooksTestSupport

@MainActor
@Suite
struct BookListPresenterTests {
    private let view = MockBookListViewProtocol()
    private let interactor = MockBookListInteractorProtocol()
    private let wireframe = MockBookListWireframeProtocol()

    private func makePresenter() -> BookListPresenter {
        interactor.fetchBooksReturnValue = [Book(id: 1, title: "Kokoro")]
        interactor.sortReturnValue = [Book(id: 1, title: "Kokoro")]
        let presenter = BookListPresenter(
            descriptor: ViewDescriptor.BookListDescriptor(),
            interactor: interactor,
            wireframe: wireframe
        )
        presenter.view = view
        return presenter
    }

    @Test func viewDidLoadCallsFetchBooks() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchBooksCallsCount == 1)
    }

    @Test func didTapBookCallsShowBook() {
        let presenter = makePresenter()
        presenter.didTapBook(bookID: 1)
        #expect(wireframe.showBookCallsCount == 1)
    }

    @Test func didTapSortCallsSort() {
        let presenter = makePresenter()
        presenter.didTapSort()
        #expect(interactor.sortCallsCount == 1)
    }

    @Test func failureOfFetchBooksIsShown() async {
        let presenter = makePresenter()
        interactor.fetchBooksThrowableError = UnimplementedError("fetchBooks")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("fetchBooks"))
    }

    @Test func didTapRetryCallsFetchBooksAgain() async {
        let presenter = makePresenter()
        interactor.fetchBooksThrowableError = UnimplementedError("fetchBooks")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchBooksThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchBooksCallsCount == 2)
        #expect(!presenter.state.failure.includes("fetchBooks"))
    }
}
