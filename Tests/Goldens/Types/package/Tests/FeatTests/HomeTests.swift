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
    private let view = MockSceneViewContract<HomeState>()
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
        HomeViewController(presenter: presenter)
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
