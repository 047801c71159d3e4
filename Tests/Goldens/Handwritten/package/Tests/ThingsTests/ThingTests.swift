import Testing
import ThingsInterface
import ViperRuntime
import ViperTesting
import WorkshopInterface

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

    @Test func didTapGadgetDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapGadget()
        #expect(view.renderCalled)
    }

    @Test func didTapHelpCallsShowHelp() {
        let presenter = makePresenter()
        presenter.didTapHelp()
        #expect(wireframe.showHelpCallsCount == 1)
    }

    @Test func didTapManualCallsShowManual() {
        let presenter = makePresenter()
        presenter.didTapManual()
        #expect(wireframe.showManualCallsCount == 1)
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

    @Test func childrenAreShown() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        #expect(viewController.children.count == 1)
    }

    @Test func didTapGadgetReachesThePresenter() {
        makeViewController().didTapGadget()
        #expect(presenter.didTapGadgetCallsCount == 1)
    }

    @Test func didTapHelpReachesThePresenter() {
        makeViewController().didTapHelp()
        #expect(presenter.didTapHelpCallsCount == 1)
    }

    @Test func didTapManualReachesThePresenter() {
        makeViewController().didTapManual()
        #expect(presenter.didTapManualCallsCount == 1)
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

    @Test func showGadgetResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showGadget(gadgetID: 1)
        let scene = environment.resolvedThingsScenes.last
        guard case .gadget(let descriptor)? = scene else {
            Issue.record("Gadget wasn't resolved")
            return
        }
        #expect(descriptor.gadgetID == 1)
        #expect(navigationController.viewControllers.count == 2)
    }

    @Test func showHelpResolvesItsDestination() {
        makeWireframe().showHelp()
        let scene = environment.resolvedWorkshopScenes.last
        guard case .help? = scene else {
            Issue.record("Help wasn't resolved")
            return
        }
    }

    @Test func showManualResolvesItsDestination() {
        makeWireframe().showManual()
        #expect(environment.resolvedManualDescriptors.last != nil)
    }
}
