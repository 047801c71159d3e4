import PrintsInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Prints

@MainActor
@Suite
struct ClassicPresenterTests {
    private let view = MockSceneViewContract<ClassicState>()

    private func makePresenter() -> ClassicPresenter {
        ClassicPresenter(
            descriptor: ViewDescriptor.ClassicDescriptor(),
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
struct ClassicViewControllerTests {
    private let presenter = MockClassicPresenterContract()

    private func makeViewController() -> ClassicViewController {
        ClassicViewController(presenter: presenter)
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
