import CinemaInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Cinema

@MainActor
@Suite
struct BoxPresenterTests {
    private let view = MockSceneViewContract<BoxState>()
    private let wireframe = MockBoxWireframeContract()

    private func makePresenter() -> BoxPresenter {
        BoxPresenter(
            descriptor: ViewDescriptor.BoxDescriptor(),
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
        presenter.didTapFilm(title: "sample")
        #expect(wireframe.showFilmCallsCount == 1)
    }
}

@MainActor
@Suite
struct BoxViewControllerTests {
    private let presenter = MockBoxPresenterContract()

    private func makeViewController() -> BoxViewController {
        BoxViewController(presenter: presenter)
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
