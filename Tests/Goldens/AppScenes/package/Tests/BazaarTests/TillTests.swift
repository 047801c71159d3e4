import BazaarInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Bazaar

@MainActor
@Suite
struct TillPresenterTests {
    private let view = MockSceneViewContract<TillState>()
    private let wireframe = MockTillWireframeContract()

    private func makePresenter() -> TillPresenter {
        TillPresenter(
            descriptor: ViewDescriptor.TillDescriptor(total: 1),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapTermsCallsShowTerms() {
        let presenter = makePresenter()
        presenter.didTapTerms()
        #expect(wireframe.showTermsCallsCount == 1)
    }

    @Test func didTapBackDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapBack()
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct TillViewControllerTests {
    private let presenter = MockTillPresenterContract()

    private func makeViewController() -> TillViewController {
        TillViewController(presenter: presenter, childScenes: TillChildren(environment: MockSceneEnvironment()))
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
