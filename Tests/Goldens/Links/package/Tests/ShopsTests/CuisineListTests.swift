import LinksCore
import ShopsInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Shops

@MainActor
@Suite
struct CuisineListPresenterTests {
    private let view = MockSceneViewContract<CuisineListState>()
    private let wireframe = MockCuisineListWireframeContract()

    private func makePresenter() -> CuisineListPresenter {
        CuisineListPresenter(
            descriptor: ViewDescriptor.CuisineListDescriptor(cuisine: .french),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapPickCallsPick() {
        let presenter = makePresenter()
        presenter.didTapPick(picked: .french)
        #expect(wireframe.pickCallsCount == 1)
    }

    @Test func didTapBackCallsBack() {
        let presenter = makePresenter()
        presenter.didTapBack()
        #expect(wireframe.backCallsCount == 1)
    }
}

@MainActor
@Suite
struct CuisineListViewControllerTests {
    private let presenter = MockCuisineListPresenterContract()

    private func makeViewController() -> CuisineListViewController {
        CuisineListViewController(presenter: presenter)
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
