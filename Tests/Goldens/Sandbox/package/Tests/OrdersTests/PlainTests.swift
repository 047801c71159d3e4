import OrdersInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Orders

@MainActor
@Suite
struct PlainPresenterTests {
    private let view = MockSceneViewContract<PlainState>()

    private func makePresenter() -> PlainPresenter {
        PlainPresenter(
            descriptor: ViewDescriptor.PlainDescriptor(),
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
struct PlainViewControllerTests {
    private let presenter = MockPlainPresenterContract()

    private func makeViewController() -> PlainViewController {
        PlainViewController(presenter: presenter)
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
