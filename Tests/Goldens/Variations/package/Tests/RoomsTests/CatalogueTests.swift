import RoomsInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Rooms

@MainActor
@Suite
struct CataloguePresenterTests {
    private let view = MockSceneViewContract<CatalogueState>()
    private let wireframe = MockCatalogueWireframeContract()

    private func makePresenter() -> CataloguePresenter {
        CataloguePresenter(
            descriptor: ViewDescriptor.CatalogueDescriptor(title: "sample"),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapFrameDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapFrame()
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct CatalogueViewControllerTests {
    private let presenter = MockCataloguePresenterContract()

    private func makeViewController() -> CatalogueViewController {
        CatalogueViewController(
            presenter: presenter,
            childScenes: CatalogueChildren(environment: MockSceneEnvironment())
        )
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }

    @Test func childrenAreShown() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        #expect(viewController.children.count == 1)
    }
}
