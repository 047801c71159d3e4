import Testing
import ViperRuntime
import ViperTesting
import WallsInterface

@testable import Walls

@MainActor
@Suite
struct LabelPresenterTests {
    private let view = MockSceneViewContract<LabelState>()

    private func makePresenter() -> LabelPresenter {
        LabelPresenter(
            descriptor: ViewDescriptor.LabelDescriptor(title: "sample", onTap: {}),
            view: view
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTap()
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct LabelViewControllerTests {
    private let presenter = MockLabelPresenterContract()

    private func makeViewController() -> LabelViewController {
        LabelViewController(presenter: presenter)
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
