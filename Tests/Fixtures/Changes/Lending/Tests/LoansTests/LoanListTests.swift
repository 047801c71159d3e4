import BooksInterface
import LendingCore
import LoansInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Loans

@MainActor
@Suite
struct LoanListPresenterTests {
    private let view = MockSceneViewContract<LoanListState>()
    private let interactor = MockLoanListInteractorContract()
    private let wireframe = MockLoanListWireframeContract()

    private func makePresenter() -> LoanListPresenter {
        interactor.fetchLoansReturnValue = [.sample]
        interactor.renewReturnValue = [.sample]
        return LoanListPresenter(
            descriptor: ViewDescriptor.LoanListDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadCallsFetchLoans() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchLoansCallsCount == 1)
    }

    @Test func viewWillAppearDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewWillAppear()
        #expect(view.renderCalled)
    }

    @Test func didSelectLoanCallsShowReceipt() {
        let presenter = makePresenter()
        presenter.didSelectLoan(loan: .sample)
        #expect(wireframe.showReceiptReceivedInvocations == [.sample])
    }

    @Test func whatIsShownIsRenewed() async {
        interactor.renewClosure = { loans in loans.map { Loan(id: $0.id, book: $0.book, due: .distantFuture) } }
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.overdue == 1)
        presenter.didTapRenewAll()
        await presenter.tasks.finish()
        #expect(presenter.state.overdue == 0)
    }

    @Test func failureOfFetchLoansIsShown() async {
        interactor.fetchLoansThrowableError = CancellationError()
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "fetchLoans")
    }
}

@MainActor
@Suite
struct LoanListWireframeTests {
    private let environment = MockSceneEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> LoanListWireframe {
        LoanListWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showReceiptResolvesItsDestination() {
        makeWireframe().showReceipt(loan: .sample)
        #expect(environment.resolvedLoansScenes.count == 1)
    }

    @Test func showBookResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showBook(bookID: 7)
        #expect(environment.resolvedBooksScenes.count == 1)
        #expect(navigationController.viewControllers.count == 2)
    }
}
