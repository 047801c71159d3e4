import FramesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Frames

@MainActor
@Suite
struct FramePresenterTests {
    private let view = MockSceneViewContract<FrameState>()

    private func makePresenter() -> FramePresenter {
        FramePresenter(
            descriptor: ViewDescriptor.FrameDescriptor(title: "sample"),
            view: view
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct FrameViewControllerTests {
    private let presenter = MockFramePresenterContract()

    private func makeViewController() -> FrameViewController {
        FrameViewController(presenter: presenter, childScenes: FrameChildren(environment: MockSceneEnvironment()))
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
