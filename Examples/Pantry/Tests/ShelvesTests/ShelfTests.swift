import ShelvesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Shelves

@MainActor
@Suite
struct ShelfPresenterTests {
    private let view = MockSceneViewContract<ShelfState>()

    private func makePresenter() -> ShelfPresenter {
        ShelfPresenter(
            descriptor: ViewDescriptor.ShelfDescriptor(name: "sample"),
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
struct ShelfViewControllerTests {
    private let presenter = MockShelfPresenterContract()

    private func makeViewController() -> ShelfViewController {
        ShelfViewController(presenter: presenter)
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
