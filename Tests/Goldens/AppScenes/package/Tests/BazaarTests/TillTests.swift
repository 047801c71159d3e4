import BazaarInterface
import StallsInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Bazaar

@MainActor
@Suite
struct TillPresenterTests {
    private let view = MockTillViewContract()
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
        let viewController = TillViewController(
            environment: MockTillEnvironment()
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

    @Test func didTapTermsReachesThePresenter() {
        makeViewController().didTapTerms()
        #expect(presenter.didTapTermsCallsCount == 1)
    }

    @Test func didTapBackReachesThePresenter() {
        makeViewController().didTapBack()
        #expect(presenter.didTapBackCallsCount == 1)
    }
}

@MainActor
@Suite
struct TillWireframeTests {
    private let environment = MockTillEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> TillWireframe {
        TillWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showTermsResolvesItsDestination() {
        makeWireframe().showTerms()
        let scene = environment.resolvedBazaarScenes.last
        guard case .terms? = scene else {
            Issue.record("Terms wasn't resolved")
            return
        }
    }

    @Test func showBackResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showBack(stallID: 1)
        let scene = environment.resolvedStallsScenes.last
        guard case .stall(let descriptor)? = scene else {
            Issue.record("Stall wasn't resolved")
            return
        }
        #expect(descriptor.stallID == 1)
        #expect(navigationController.viewControllers.count == 2)
    }
}
