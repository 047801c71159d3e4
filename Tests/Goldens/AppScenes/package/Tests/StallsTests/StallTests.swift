import BazaarInterface
import StallsInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Stalls

@MainActor
@Suite
struct StallPresenterTests {
    private let view = MockStallViewContract()
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
        let viewController = StallViewController(
            environment: MockStallEnvironment()
        )
        viewController.inject(presenter: presenter)
        return viewController
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }

    @Test func didTapTillReachesThePresenter() {
        makeViewController().didTapTill()
        #expect(presenter.didTapTillCallsCount == 1)
    }

    @Test func didTapHelpReachesThePresenter() {
        makeViewController().didTapHelp()
        #expect(presenter.didTapHelpCallsCount == 1)
    }
}

@MainActor
@Suite
struct StallWireframeTests {
    private let environment = MockStallEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> StallWireframe {
        StallWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showTillResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showTill(total: 1)
        let scene = environment.resolvedBazaarScenes.last
        guard case .till(let descriptor)? = scene else {
            Issue.record("Till wasn't resolved")
            return
        }
        #expect(descriptor.total == 1)
        #expect(navigationController.viewControllers.count == 2)
    }

    @Test func showHelpResolvesItsDestination() {
        makeWireframe().showHelp()
        let scene = environment.resolvedBazaarScenes.last
        guard case .help? = scene else {
            Issue.record("Help wasn't resolved")
            return
        }
    }
}
