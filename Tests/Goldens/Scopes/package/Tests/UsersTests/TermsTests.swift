import Testing
import UsersInterface
import ViperRuntime
import ViperTesting

@testable import Users

@MainActor
@Suite
struct TermsPresenterTests {
    private let view = MockSceneViewContract<TermsState>()
    private let wireframe = MockTermsWireframeContract()

    private func makePresenter() -> TermsPresenter {
        TermsPresenter(
            descriptor: ViewDescriptor.TermsDescriptor(section: 1),
            view: view,
            wireframe: wireframe
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
struct TermsViewControllerTests {
    private let presenter = MockTermsPresenterContract()

    private func makeViewController() -> TermsViewController {
        TermsViewController(presenter: presenter)
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
