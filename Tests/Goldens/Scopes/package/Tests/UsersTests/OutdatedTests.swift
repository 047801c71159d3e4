import Testing
import UsersInterface
import ViperRuntime
import ViperTesting

@testable import Users

@MainActor
@Suite
struct OutdatedPresenterTests {
    private let view = MockSceneViewContract<OutdatedState>()

    private func makePresenter() -> OutdatedPresenter {
        OutdatedPresenter(
            descriptor: ViewDescriptor.OutdatedDescriptor(),
            view: view
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct OutdatedViewControllerTests {
    private let presenter = MockOutdatedPresenterContract()

    private func makeViewController() -> OutdatedViewController {
        OutdatedViewController(presenter: presenter)
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
