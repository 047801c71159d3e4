import BooksInterface
import LendingCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Books

@MainActor
@Suite
struct BookCardPresenterTests {
    private let view = MockSceneViewContract<BookCardState>()
    private let interactor = MockBookCardInteractorContract()
    private let wireframe = MockBookCardWireframeContract()

    private func makePresenter() -> BookCardPresenter {
        interactor.fetchBookReturnValue = .sample
        return BookCardPresenter(
            descriptor: ViewDescriptor.BookCardDescriptor(bookID: 7),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadCallsFetchBook() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchBookCallsCount == 1)
    }

    @Test func didTapBorrowDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapBorrow()
        #expect(view.renderCalled)
    }

    @Test func didTapRulesCallsShowRules() {
        let presenter = makePresenter()
        presenter.didTapRules()
        #expect(wireframe.showRulesCallsCount == 1)
    }

    @Test func failureOfFetchBookIsShown() async {
        interactor.fetchBookThrowableError = CancellationError()
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "fetchBook")
    }
}
