import Dispatch
import FeatInterface
import Fruits
import OrchardInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Feat

// No test of didPick: `samples` in project.yml has no value of DispatchQueue.

@MainActor
@Suite
struct HomePresenterTests {
    private let view = MockHomeViewContract()
    private let interactor = MockHomeInteractorContract()
    private let wireframe = MockHomeWireframeContract()

    private func makePresenter() -> HomePresenter {
        interactor.fetchBasketReturnValue = Basket()
        return HomePresenter(
            descriptor: ViewDescriptor.HomeDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didFailDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didFail(with: CancellationError())
        #expect(view.renderCalled)
    }

    @Test func didSliceDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didSlice(parts: [1], text: "sample")
        #expect(view.renderCalled)
    }

    @Test func didTapRetryDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapRetry()
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct HomeViewControllerTests {
    private let presenter = MockHomePresenterContract()

    private func makeViewController() -> HomeViewController {
        let viewController = HomeViewController(
            environment: MockHomeEnvironment()
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

    @Test func didFailReachesThePresenter() {
        makeViewController().didFail(with: CancellationError())
        #expect(presenter.didFailCallsCount == 1)
    }

    @Test func didSliceReachesThePresenter() {
        makeViewController().didSlice(parts: [1], text: "sample")
        #expect(presenter.didSliceCallsCount == 1)
    }

    @Test func didTapRetryReachesThePresenter() {
        makeViewController().didTapRetry()
        #expect(presenter.didTapRetryCallsCount == 1)
    }
}

@MainActor
@Suite
struct HomeWireframeTests {
    private let environment = MockHomeEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> HomeWireframe {
        HomeWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showTreeResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        let sampleApple: Apple = Apple()
        makeWireframe().showTree(apple: sampleApple, size: .one, handle: nil)
        let scene = environment.resolvedOrchardScenes.last
        guard case .tree(let descriptor)? = scene else {
            Issue.record("Tree wasn't resolved")
            return
        }
        #expect(String(reflecting: descriptor.apple) == String(reflecting: sampleApple))
        #expect(descriptor.size == .one)
        #expect(descriptor.handle == nil)
        #expect(navigationController.viewControllers.count == 2)
    }
}
