import ProfileInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Profile

@MainActor
@Suite
struct BadgePresenterTests {
    private let view = MockSceneViewContract<BadgeState>()

    private func makePresenter() -> BadgePresenter {
        BadgePresenter(
            descriptor: ViewDescriptor.BadgeDescriptor(),
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
struct BadgeViewControllerTests {
    private let presenter = MockBadgePresenterContract()

    private func makeViewController() -> BadgeViewController {
        BadgeViewController(presenter: presenter)
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
