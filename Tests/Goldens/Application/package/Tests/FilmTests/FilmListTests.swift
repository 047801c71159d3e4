import FilmInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Film

@MainActor
@Suite
struct FilmListPresenterTests {
    private let view = MockSceneViewContract<FilmListState>()
    private let wireframe = MockFilmListWireframeContract()

    private func makePresenter() -> FilmListPresenter {
        FilmListPresenter(
            descriptor: ViewDescriptor.FilmListDescriptor(),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didSelectFilmCallsShowFilm() {
        let presenter = makePresenter()
        presenter.didSelectFilm(title: "sample")
        #expect(wireframe.showFilmCallsCount == 1)
    }

    @Test func didTapBoxCallsShowBox() {
        let presenter = makePresenter()
        presenter.didTapBox()
        #expect(wireframe.showBoxCallsCount == 1)
    }
}

@MainActor
@Suite
struct FilmListViewControllerTests {
    private let presenter = MockFilmListPresenterContract()

    private func makeViewController() -> FilmListViewController {
        FilmListViewController(presenter: presenter)
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
