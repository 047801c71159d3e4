import RoomsInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Rooms

@MainActor
@Suite
struct LampPresenterTests {
    private let view = MockLampViewContract()
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
        let viewController = LampViewController(
            environment: MockLampEnvironment()
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

    @Test func didTapSwitchReachesThePresenter() {
        makeViewController().didTapSwitch()
        #expect(presenter.didTapSwitchCallsCount == 1)
    }
}

@MainActor
@Suite
struct LampWireframeTests {
    private let environment = MockLampEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> LampWireframe {
        LampWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showLabelResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showLabel(title: "sample")
        let scene = environment.resolvedRoomsScenes.last
        guard case .label(let descriptor)? = scene else {
            Issue.record("Label wasn't resolved")
            return
        }
        #expect(descriptor.title == "sample")
        #expect(navigationController.viewControllers.count == 2)
    }
}
