import Testing
import ViperRuntime
import ViperTesting

@testable import Cinema

@MainActor
@Suite
struct OfferPresenterTests {
    private let view = MockSceneViewContract<OfferState>()
    private let wireframe = MockOfferWireframeContract()

    private func makePresenter() -> OfferPresenter {
        OfferPresenter(
            descriptor: ViewDescriptor.OfferDescriptor(offerID: 1),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapFilmCallsShowFilm() {
        let presenter = makePresenter()
        presenter.didTapFilm()
        #expect(wireframe.showFilmCallsCount == 1)
    }

    @Test func didTapSeatsDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapSeats()
        #expect(view.renderCalled)
    }

    @Test func didTapTermsCallsShowTerms() {
        let presenter = makePresenter()
        presenter.didTapTerms()
        #expect(wireframe.showTermsCallsCount == 1)
    }

    @Test func didTapDealsCallsShowDeals() {
        let presenter = makePresenter()
        presenter.didTapDeals()
        #expect(wireframe.showDealsCallsCount == 1)
    }
}

@MainActor
@Suite
struct OfferViewControllerTests {
    private let presenter = MockOfferPresenterContract()

    private func makeViewController() -> OfferViewController {
        OfferViewController(presenter: presenter, childScenes: OfferChildren(environment: MockSceneEnvironment()))
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
