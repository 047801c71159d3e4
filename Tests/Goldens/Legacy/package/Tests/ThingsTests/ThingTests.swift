import OldScreensInterface
import ShopInterface
import Testing
import ThingsInterface
import ViperRuntime
import ViperTesting

@testable import Things

@MainActor
@Suite
struct ThingPresenterTests {
    private let view = MockThingViewContract()
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
        let viewController = ThingViewController(
            environment: MockThingEnvironment()
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

    @Test func didTapSettingsReachesThePresenter() {
        makeViewController().didTapSettings()
        #expect(presenter.didTapSettingsCallsCount == 1)
    }

    @Test func didTapProfileReachesThePresenter() {
        makeViewController().didTapProfile()
        #expect(presenter.didTapProfileCallsCount == 1)
    }
}

@MainActor
@Suite
struct ThingWireframeTests {
    private let environment = MockThingEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> ThingWireframe {
        ThingWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showSettingsResolvesItsDestination() {
        makeWireframe().showSettings()
        let scene = environment.resolvedShopScenes.last
        guard case .settings? = scene else {
            Issue.record("Settings wasn't resolved")
            return
        }
    }

    @Test func showProfileResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showProfile(userID: 1)
        let scene = environment.resolvedOldScreensScenes.last
        guard case .profile(let descriptor)? = scene else {
            Issue.record("Profile wasn't resolved")
            return
        }
        #expect(descriptor.userID == 1)
        #expect(navigationController.viewControllers.count == 2)
    }
}
