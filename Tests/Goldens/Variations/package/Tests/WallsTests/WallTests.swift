import Testing
import ViperRuntime
import ViperTesting
import WallsInterface

@testable import Walls

@MainActor
@Suite
struct WallPresenterTests {
    private let view = MockSceneViewContract<WallState>()
    private let wireframe = MockWallWireframeContract()

    private func makePresenter() -> WallPresenter {
        WallPresenter(
            descriptor: ViewDescriptor.WallDescriptor(pictures: ["sample"], repeat: 1),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapPictureDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapPicture()
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct WallViewControllerTests {
    private let presenter = MockWallPresenterContract()

    private func makeViewController() -> WallViewController {
        WallViewController(presenter: presenter, childScenes: WallChildren(environment: MockSceneEnvironment()))
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
