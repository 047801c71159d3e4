import BooksInterface
import ShelfCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Books
@testable import BooksTestSupport

@MainActor
@Suite
struct BookDetailsPresenterTests {
    private let view = MockBookDetailsViewProtocol()
    private let wireframe = MockBookDetailsWireframeProtocol()

    private func makePresenter() -> BookDetailsPresenter {
        let presenter = BookDetailsPresenter(
            descriptor: ViewDescriptor.BookDetailsDescriptor(bookID: 1),
            wireframe: wireframe
        )
        presenter.view = view
        return presenter
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func viewWillAppearDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewWillAppear()
        #expect(view.renderCalled)
    }

    @Test func didTapShelfCallsShowShelf() {
        let presenter = makePresenter()
        presenter.didTapShelf()
        #expect(wireframe.showShelfCallsCount == 1)
    }
}
