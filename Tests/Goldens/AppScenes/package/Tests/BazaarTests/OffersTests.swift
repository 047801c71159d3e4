import BazaarInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Bazaar

@MainActor
@Suite
struct OffersPresenterTests {
    private let view = MockSceneViewContract<OffersState>()
    private let interactor = MockOffersInteractorContract()
    private let wireframe = MockOffersWireframeContract()

    private func makePresenter() -> OffersPresenter {
        interactor.fetchOffersReturnValue = ["sample"]
        return OffersPresenter(
            descriptor: ViewDescriptor.OffersDescriptor(stallID: 1),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadCallsFetchOffers() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchOffersCallsCount == 1)
        #expect(presenter.state.offers == ["sample"])
    }

    @Test func viewWillAppearDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewWillAppear()
        #expect(view.renderCalled)
    }

    @Test func didSelectOfferDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didSelectOffer(name: "sample")
        #expect(view.renderCalled)
    }

    @Test func failureOfFetchOffersIsShown() async {
        let presenter = makePresenter()
        interactor.fetchOffersThrowableError = UnimplementedError("fetchOffers")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("fetchOffers"))
    }

    @Test func didTapRetryCallsFetchOffersAgain() async {
        let presenter = makePresenter()
        interactor.fetchOffersThrowableError = UnimplementedError("fetchOffers")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchOffersThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchOffersCallsCount == 2)
        #expect(!presenter.state.failure.includes("fetchOffers"))
    }
}
