import StallsInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Stalls

@MainActor
@Suite
struct StallPresenterTests {
    private let view = MockSceneViewContract<StallState>()
    private let wireframe = MockStallWireframeContract()

    private func makePresenter() -> StallPresenter {
        StallPresenter(
            descriptor: ViewDescriptor.StallDescriptor(stallID: 1),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapTillDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapTill()
        #expect(view.renderCalled)
    }

    @Test func didTapHelpCallsShowHelp() {
        let presenter = makePresenter()
        presenter.didTapHelp()
        #expect(wireframe.showHelpCallsCount == 1)
    }
}

@MainActor
@Suite
struct StallViewControllerTests {
    private let presenter = MockStallPresenterContract()

    private func makeViewController() -> StallViewController {
        StallViewController(presenter: presenter, childScenes: StallChildren(environment: MockSceneEnvironment()))
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
