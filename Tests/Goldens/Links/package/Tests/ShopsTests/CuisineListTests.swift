import LinksCore
import ShopsInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Shops

@MainActor
@Suite
struct CuisineListPresenterTests {
    private let view = MockCuisineListViewContract()

    private func makePresenter() -> CuisineListPresenter {
        CuisineListPresenter(
            descriptor: ViewDescriptor.CuisineListDescriptor(cuisine: .french),
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
struct CuisineListViewControllerTests {
    private let presenter = MockCuisineListPresenterContract()

    private func makeViewController() -> CuisineListViewController {
        CuisineListViewController(presenter: presenter)
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
