import BooksInterface
import LendingCore
import LoansInterface
import MembersInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Books

@MainActor
@Suite
struct BookDetailsPresenterTests {
    private let view = MockSceneViewContract<BookDetailsState>()
    private let interactor = MockBookDetailsInteractorContract()
    private let wireframe = MockBookDetailsWireframeContract()

    private func makePresenter() -> BookDetailsPresenter {
        interactor.fetchBookReturnValue = .sample
        interactor.borrowReturnValue = .sample
        interactor.canBorrowReturnValue = true
        return BookDetailsPresenter(
            descriptor: ViewDescriptor.BookDetailsDescriptor(bookID: 7),
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

    @Test func aBookIsBorrowed() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        presenter.didTapBorrow()
        await presenter.tasks.finish()
        #expect(interactor.borrowReceivedInvocations == [.sample])
        #expect(wireframe.showReceiptReceivedLoan == .sample)
        #expect(presenter.state.due == Loan.sample.due)
    }

    @Test func nothingIsBorrowedBeforeItIsThere() {
        let presenter = makePresenter()
        presenter.didTapBorrow()
        #expect(!interactor.borrowCalled)
    }

    @Test func failureOfBorrowIsShown() async {
        interactor.borrowThrowableError = CancellationError()
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        presenter.didTapBorrow()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "borrow")
    }

    @Test func didTapAuthorCallsShowAuthor() {
        let presenter = makePresenter()
        presenter.didTapAuthor(memberID: 3)
        #expect(wireframe.showAuthorCallsCount == 1)
    }

    @Test func didTapNextCallsShowNext() {
        let presenter = makePresenter()
        presenter.didTapNext()
        #expect(wireframe.showNextCallsCount == 1)
    }

    @Test func didTapShareCallsShowShare() {
        let presenter = makePresenter()
        presenter.didTapShare()
        #expect(wireframe.showShareCallsCount == 1)
    }

    @Test func failureOfFetchBookIsShown() async {
        interactor.fetchBookThrowableError = CancellationError()
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "fetchBook")
    }
}

@MainActor
@Suite
struct BookDetailsViewControllerTests {
    private let presenter = MockBookDetailsPresenterContract()

    private func makeViewController() -> BookDetailsViewController {
        BookDetailsViewController(presenter: presenter)
    }

    @Test(arguments: ["loading", "loaded"])
    func displayStateIsShown(name: String) throws {
        let preview = try #require(BookDetailsPreviews.all.first { $0.name == name })
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.render(preview.state)
        #expect(viewController.shownTitle == preview.state.book?.title)
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func buttonsReachThePresenter() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.authorButton.sendActions(for: .touchUpInside)
        #expect(!presenter.didTapAuthorCalled)
        viewController.render(BookDetailsPreviews.loaded)
        viewController.authorButton.sendActions(for: .touchUpInside)
        #expect(presenter.didTapAuthorReceivedMemberID == Book.sample.author)
        viewController.borrowButton.sendActions(for: .touchUpInside)
        #expect(presenter.didTapBorrowCallsCount == 1)
        viewController.nextButton.sendActions(for: .touchUpInside)
        #expect(presenter.didTapNextCallsCount == 1)
        viewController.shareButton.sendActions(for: .touchUpInside)
        #expect(presenter.didTapShareCallsCount == 1)
    }
}

@MainActor
@Suite
struct BookDetailsWireframeTests {
    private let environment = MockSceneEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> BookDetailsWireframe {
        BookDetailsWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showAuthorResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showAuthor(memberID: 3)
        #expect(environment.resolvedMembersScenes.count == 1)
        #expect(navigationController.viewControllers.count == 2)
    }

    @Test func showReceiptResolvesItsDestination() {
        makeWireframe().showReceipt(loan: .sample)
        #expect(environment.resolvedLoansScenes.count == 1)
    }

    @Test func showNextResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showNext(bookID: 7)
        #expect(environment.resolvedBooksScenes.count == 1)
        #expect(navigationController.viewControllers.count == 1)
    }

    @Test func shareIsShown() {
        let window = UIWindow()
        window.rootViewController = viewController
        window.makeKeyAndVisible()
        makeWireframe().showShare()
        #expect(viewController.presentedViewController?.title == "Share")
    }
}
