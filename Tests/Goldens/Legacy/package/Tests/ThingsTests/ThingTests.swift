import Testing
import ThingsInterface
import ViperRuntime
import ViperTesting

@testable import Things

@MainActor
@Suite
struct ThingPresenterTests {
    private let view = MockSceneViewContract<ThingState>()
    private let wireframe = MockThingWireframeContract()

    private func makePresenter() -> ThingPresenter {
        ThingPresenter(
            descriptor: ViewDescriptor.ThingDescriptor(),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapSettingsCallsShowSettings() {
        let presenter = makePresenter()
        presenter.didTapSettings()
        #expect(wireframe.showSettingsCallsCount == 1)
    }

    @Test func didTapProfileDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapProfile()
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct ThingViewControllerTests {
    private let presenter = MockThingPresenterContract()

    private func makeViewController() -> ThingViewController {
        ThingViewController(presenter: presenter)
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
