import ShelvesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Shelves

@MainActor
@Suite
struct ShelfListPresenterTests {
    private let view = MockShelfListViewContract()
    private let interactor = MockShelfListInteractorContract()
    private let wireframe = MockShelfListWireframeContract()

    private func makePresenter() -> ShelfListPresenter {
        interactor.fetchShelvesReturnValue = ["sample"]
        return ShelfListPresenter(
            descriptor: ViewDescriptor.ShelfListDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadCallsFetchShelves() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchShelvesCallsCount == 1)
        #expect(presenter.state.shelves == ["sample"])
    }

    @Test func didSelectShelfCallsShowShelf() {
        let presenter = makePresenter()
        presenter.didSelectShelf(name: "sample")
        #expect(wireframe.showShelfCallsCount == 1)
    }

    @Test func failureOfFetchShelvesIsShown() async {
        interactor.fetchShelvesThrowableError = UnimplementedError("fetchShelves")
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("fetchShelves"))
    }

    @Test func didTapRetryCallsFetchShelvesAgain() async {
        interactor.fetchShelvesThrowableError = UnimplementedError("fetchShelves")
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchShelvesThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchShelvesCallsCount == 2)
        #expect(!presenter.state.failure.includes("fetchShelves"))
    }
}

@MainActor
@Suite
struct ShelfListViewControllerTests {
    private let presenter = MockShelfListPresenterContract()

    private func makeViewController() -> ShelfListViewController {
        let viewController = ShelfListViewController(
            environment: MockShelfListEnvironment()
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

    @Test func didSelectShelfReachesThePresenter() {
        makeViewController().didSelectShelf(name: "sample")
        #expect(presenter.didSelectShelfCallsCount == 1)
    }

    @Test func didTapRetryReachesThePresenter() {
        makeViewController().didTapRetry()
        #expect(presenter.didTapRetryCallsCount == 1)
    }
}

@MainActor
@Suite
struct ShelfListWireframeTests {
    private let environment = MockShelfListEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> ShelfListWireframe {
        ShelfListWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showShelfResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showShelf(name: "sample")
        let scene = environment.resolvedShelvesScenes.last
        guard case .shelf(let descriptor)? = scene else {
            Issue.record("Shelf wasn't resolved")
            return
        }
        #expect(descriptor.name == "sample")
        #expect(navigationController.viewControllers.count == 2)
    }
}
