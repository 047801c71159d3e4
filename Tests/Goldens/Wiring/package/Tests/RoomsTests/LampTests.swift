import RoomsInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Rooms

@MainActor
@Suite
struct LampPresenterTests {
    private let view = MockSceneViewContract<LampState>()
    private let wireframe = MockLampWireframeContract()

    private func makePresenter() -> LampPresenter {
        LampPresenter(
            descriptor: ViewDescriptor.LampDescriptor(),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapSwitchDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapSwitch()
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct LampViewControllerTests {
    private let presenter = MockLampPresenterContract()

    private func makeViewController() -> LampViewController {
        LampViewController(presenter: presenter)
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
