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
        ThingViewController(presenter: presenter, childScenes: ThingChildren(environment: MockSceneEnvironment()))
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
