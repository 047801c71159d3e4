import BooksInterface
import BooksTestSupport
import LendingCore
import LendingCoreTestSupport
import Testing
import ViperRuntime
import ViperTesting

@testable import Books

/// In place of the tests that came with the scene.
@MainActor
@Suite
struct OfferTests {
    private let environment = StubbableEnvironment()

    @Test func offerOfTheCatalogueIsShown() async {
        environment.mocks.catalogue.offerReturnValue = .sample
        let presenter = OfferOfTheDayPresenter(
            descriptor: ViewDescriptor.OfferOfTheDayDescriptor(),
            interactor: OfferOfTheDayInteractor(environment: environment)
        )
        let viewController = OfferOfTheDayViewController(presenter: presenter)
        presenter.view = viewController
        viewController.loadViewIfNeeded()
        await presenter.tasks.finish()
        #expect(viewController.label.text == "Today: Tea")
    }

    @Test func offerIsAScene() {
        let built = environment.resolve(ViewDescriptor.OfferOfTheDayDescriptor())
        #expect(built is OfferOfTheDayViewController)
        #expect(environment.resolutions.of(ViewDescriptor.OfferOfTheDayDescriptor.self).count == 1)
    }

    @Test func bookIsFetchedFromTheCatalogue() async throws {
        environment.mocks.catalogue.bookReturnValue = .sample
        let fetchBook = environment.resolve(UseCaseDescriptor.FetchBookDescriptor())
        let book = try await fetchBook.execute(bookID: 7)
        #expect(book == .sample)
        #expect(environment.mocks.tracker.trackReceivedInvocations.map(\.event) == ["fetch_book"])
        #expect(environment.mocks.tracker.trackReceivedArguments?.values == ["id": "7"])
        environment.mocks.catalogue.underlyingCount = 2
        #expect(fetchBook.isKnown(bookID: 7))
    }

    @Test func borrowingAsksTheRepository() async throws {
        environment.mocks.loans.borrowReturnValue = .sample
        let loan = try await BookDetailsInteractor(environment: environment).borrow(book: .sample)
        #expect(loan == .sample)
        #expect(environment.mocks.loans.borrowReceivedBook == .sample)
    }

    @Test func anotherFeatureIsStubbed() {
        let member = UIViewController()
        environment.stub(ViewDescriptor.MemberDetailsDescriptor.self) { _ in member }
        let stack = UINavigationController(rootViewController: UIViewController())
        let wireframe = BookDetailsWireframe(viewController: stack.viewControllers[0], environment: environment)
        wireframe.showAuthor(memberID: 3)
        #expect(stack.topViewController === member)
    }
}
