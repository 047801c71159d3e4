import MenuInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Menu

@MainActor
@Suite
struct AboutPresenterTests {
    private let view = MockSceneViewContract<AboutState>()

    private func makePresenter() -> AboutPresenter {
        AboutPresenter(
            descriptor: ViewDescriptor.AboutDescriptor(),
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
struct AboutViewControllerTests {
    private let presenter = MockAboutPresenterContract()

    private func makeViewController() -> AboutViewController {
        AboutViewController(presenter: presenter)
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
