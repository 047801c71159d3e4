import Testing
import UsersInterface
import ViperRuntime
import ViperTesting

@testable import Users

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
