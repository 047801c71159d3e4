import BooksInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Books

@MainActor
@Suite
struct BookListPresenterTests {
    private let view = MockSceneViewContract<BookListState>()
    private let wireframe = MockBookListWireframeContract()

    private func makePresenter() -> BookListPresenter {
        BookListPresenter(
            descriptor: ViewDescriptor.BookListDescriptor(),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct BookListViewControllerTests {
    private let presenter = MockBookListPresenterContract()

    private func makeViewController() -> BookListViewController {
        BookListViewController(presenter: presenter)
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }
}
