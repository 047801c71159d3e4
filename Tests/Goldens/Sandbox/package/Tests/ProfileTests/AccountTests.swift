import ProfileInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Profile

@MainActor
@Suite
struct AccountPresenterTests {
    private let view = MockSceneViewContract<AccountState>()

    private func makePresenter() -> AccountPresenter {
        AccountPresenter(
            descriptor: ViewDescriptor.AccountDescriptor(name: "sample"),
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
struct AccountViewControllerTests {
    private let presenter = MockAccountPresenterContract()

    private func makeViewController() -> AccountViewController {
        AccountViewController(presenter: presenter)
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
