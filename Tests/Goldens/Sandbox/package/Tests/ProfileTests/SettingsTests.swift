import ProfileInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Profile

@MainActor
@Suite
struct SettingsPresenterTests {
    private let view = MockSceneViewContract<SettingsState>()

    private func makePresenter() -> SettingsPresenter {
        SettingsPresenter(
            descriptor: ViewDescriptor.SettingsDescriptor(onClose: {}),
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
struct SettingsViewControllerTests {
    private let presenter = MockSettingsPresenterContract()

    private func makeViewController() -> SettingsViewController {
        SettingsViewController(presenter: presenter)
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
