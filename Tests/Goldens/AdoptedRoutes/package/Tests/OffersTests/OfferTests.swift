import CinemaCore
import OffersInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Offers

@MainActor
@Suite
struct OfferPresenterTests {
    private let view = MockSceneViewContract<OfferState>()
    private let wireframe = MockOfferWireframeContract()

    private func makePresenter() -> OfferPresenter {
        OfferPresenter(
            descriptor: Screens.OfferDescriptor(),
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
        presenter.didTapFilm(filmID: 1)
        #expect(wireframe.showFilmCallsCount == 1)
    }
}

@MainActor
@Suite
struct OfferViewControllerTests {
    private let presenter = MockOfferPresenterContract()

    private func makeViewController() -> OfferViewController {
        OfferViewController(presenter: presenter)
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
