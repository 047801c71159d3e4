import BooksInterface
import OrdersInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Books

@MainActor
@Suite
struct BookListPresenterTests {
    private let view = MockBookListViewContract()
    private let wireframe = MockBookListWireframeContract()

    private func makePresenter() -> BookListPresenter {
        BookListPresenter(
            descriptor: ViewDescriptor.BookListDescriptor(),
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
struct BookListViewControllerTests {
    private let presenter = MockBookListPresenterContract()

    private func makeViewController() -> BookListViewController {
        let viewController = BookListViewController(
            environment: MockBookListEnvironment()
        )
        viewController.inject(presenter: presenter)
        return viewController
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

@MainActor
@Suite
struct BookListWireframeTests {
    private let environment = MockBookListEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> BookListWireframe {
        BookListWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showOrdersResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showOrders()
        let scene = environment.resolvedOrdersScenes.last
        guard case .orderList? = scene else {
            Issue.record("OrderList wasn't resolved")
            return
        }
        #expect(navigationController.viewControllers.count == 2)
    }
}
