import BooksInterface
import LendingCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Books

@MainActor
@Suite
struct BookListPresenterTests {
    private let view = MockSceneViewContract<BookListState>()
    private let interactor = MockBookListInteractorContract()
    private let wireframe = MockBookListWireframeContract()

    private func makePresenter() -> BookListPresenter {
        interactor.fetchBooksReturnValue = [.sample]
        interactor.isSearchOnReturnValue = true
        return BookListPresenter(
            descriptor: ViewDescriptor.BookListDescriptor(filter: .all),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadCallsFetchBooks() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchBooksCallsCount == 1)
    }

    @Test func viewWillAppearIsCounted() {
        let presenter = makePresenter()
        presenter.viewWillAppear()
        #expect(interactor.countViewCallsCount == 1)
        #expect(!view.renderCalled)
    }

    @Test func keywordsAreLookedFor() async {
        let presenter = makePresenter()
        interactor.fetchBooksClosure = { keyword in keyword == "tea" ? [.sample] : [] }
        presenter.didChangeKeyword(keyword: "tea")
        await presenter.tasks.finish()
        #expect(interactor.fetchBooksReceivedKeyword == "tea")
        #expect(view.renderReceivedInvocations.map(\.isLoading) == [true, false])
        #expect(presenter.state.books == [.sample])
    }

    @Test(arguments: ["", "tea"])
    func keywordsAreIgnoredWhileSearchIsOff(keyword: String) {
        let presenter = makePresenter()
        interactor.isSearchOnReturnValue = false
        presenter.didChangeKeyword(keyword: keyword)
        #expect(!interactor.fetchBooksCalled)
        #expect(view.renderReceivedState == nil)
    }

    @Test func didSelectBookCallsShowBook() {
        let presenter = makePresenter()
        presenter.didSelectBook(bookID: 7)
        #expect(wireframe.showBookCallsCount == 1)
    }

    @Test func didTapHelpCallsShowHelp() {
        let presenter = makePresenter()
        presenter.didTapHelp()
        #expect(wireframe.showHelpCallsCount == 1)
    }

    @Test func didTapNoteCallsShowNote() {
        let presenter = makePresenter()
        presenter.didTapNote()
        #expect(wireframe.showNoteCallsCount == 1)
        wireframe.showNoteReceivedOnSave?("Good.")
        #expect(presenter.notes == ["Good."])
    }

    @Test func didTapScanCallsShowScan() {
        let presenter = makePresenter()
        presenter.didTapScan()
        #expect(wireframe.showScanCallsCount == 1)
    }

    @Test func failureOfFetchBooksIsShown() async {
        interactor.fetchBooksThrowableError = CancellationError()
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "fetchBooks")
    }
}

@MainActor
@Suite
struct BookListViewControllerTests {
    private let presenter = MockBookListPresenterContract()

    private func makeViewController() -> BookListViewController {
        BookListViewController(
            presenter: presenter,
            childScenes: BookListChildren(environment: MockSceneEnvironment())
        )
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func eachDisplayStateIsShown() throws {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        for preview in BookListPreviews.all {
            viewController.render(preview.state)
            #expect(viewController.rows.arrangedSubviews.count == preview.state.books.count, "\(preview.name)")
            #expect(viewController.failureRibbon.isHidden == (preview.state.failure == nil))
        }
        viewController.render(BookListPreviews.found)
        #expect(viewController.countLabel.text == "1 book")
        let row = try #require(viewController.rows.arrangedSubviews.first as? UIButton)
        row.sendActions(for: .touchUpInside)
        #expect(presenter.didSelectBookReceivedBookID == Book.sample.id)
    }

    @Test func childrenAreShown() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        #expect(viewController.children.count == 1)
    }

    @Test func viewWillAppearReachesThePresenter() {
        makeViewController().viewWillAppear(false)
        #expect(presenter.viewWillAppearCallsCount == 1)
    }

    @Test func keywordReachesThePresenter() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.keywordField.text = "tea"
        viewController.keywordField.sendActions(for: .editingChanged)
        #expect(presenter.didChangeKeywordReceivedKeyword == "tea")
    }

    @Test func barButtonsReachThePresenter() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        for item in viewController.navigationItem.rightBarButtonItems ?? [] {
            item.primaryAction?.performWithSender(item, target: nil)
        }
        #expect(presenter.didTapHelpCallsCount == 1)
        #expect(presenter.didTapNoteCallsCount == 1)
        #expect(presenter.didTapScanCallsCount == 1)
    }
}

@MainActor
@Suite
struct BookListWireframeTests {
    private let environment = MockSceneEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> BookListWireframe {
        BookListWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showBookResolvesItsDestination() throws {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showBook(bookID: 7)
        let scene = try #require(environment.resolvedBooksScenes.first)
        guard case .bookDetails(let descriptor) = scene else { throw CancellationError() }
        #expect(descriptor.bookID == 7)
        #expect(navigationController.viewControllers.count == 2)
    }

    @Test func showNoteResolvesItsDestination() {
        makeWireframe().showNote(onSave: { _ in })
        #expect(environment.resolvedNoteEditorDescriptors.count == 1)
    }

    @Test func showScanResolvesItsDestination() {
        makeWireframe().showScan()
        #expect(environment.resolvedBooksScenes.count == 1)
    }
}
