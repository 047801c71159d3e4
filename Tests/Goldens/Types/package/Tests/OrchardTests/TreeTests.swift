import Fruits
import OrchardInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Orchard

@MainActor
@Suite
struct TreePresenterTests {
    private let view = MockSceneViewContract<TreeState>()

    private func makePresenter() -> TreePresenter {
        TreePresenter(
            descriptor: ViewDescriptor.TreeDescriptor(apple: Apple(), size: .one, handle: nil),
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
struct TreeViewControllerTests {
    private let presenter = MockTreePresenterContract()

    private func makeViewController() -> TreeViewController {
        TreeViewController(presenter: presenter)
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
