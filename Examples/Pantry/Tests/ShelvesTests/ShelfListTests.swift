import ShelvesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Shelves

@MainActor
@Suite
struct ShelfListPresenterTests {
    private let view = MockSceneViewContract<ShelfListState>()
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
        let presenter = makePresenter()
        interactor.fetchShelvesThrowableError = UnimplementedError("fetchShelves")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("fetchShelves"))
    }

    @Test func didTapRetryCallsFetchShelvesAgain() async {
        let presenter = makePresenter()
        interactor.fetchShelvesThrowableError = UnimplementedError("fetchShelves")
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
        ShelfListViewController(presenter: presenter)
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
