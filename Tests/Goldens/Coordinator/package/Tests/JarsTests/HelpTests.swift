import JarsInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Jars

@MainActor
@Suite
struct HelpPresenterTests {
    private let view = MockSceneViewContract<HelpState>()
    private let wireframe = MockHelpWireframeContract()

    private func makePresenter() -> HelpPresenter {
        HelpPresenter(
            descriptor: ViewDescriptor.HelpDescriptor(),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapJarsCallsShowJars() {
        let presenter = makePresenter()
        presenter.didTapJars()
        #expect(wireframe.showJarsCallsCount == 1)
    }
}

@MainActor
@Suite
struct HelpViewControllerTests {
    private let presenter = MockHelpPresenterContract()

    private func makeViewController() -> HelpViewController {
        HelpViewController(presenter: presenter)
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
