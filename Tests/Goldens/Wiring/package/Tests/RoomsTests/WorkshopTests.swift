import Foundation
import RoomsInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Rooms

@MainActor
@Suite
struct WorkshopPresenterTests {
    private let view = MockSceneViewContract<WorkshopState>()
    private let interactor = MockWorkshopInteractorContract()
    private let wireframe = MockWorkshopWireframeContract()

    private func makePresenter() -> WorkshopPresenter {
        WorkshopPresenter(
            descriptor: ViewDescriptor.WorkshopDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapOrderCallsOrder() async {
        let presenter = makePresenter()
        presenter.didTapOrder()
        await presenter.tasks.finish()
        #expect(interactor.orderCallsCount == 1)
    }

    @Test func didTapManualCallsShowManual() {
        let presenter = makePresenter()
        presenter.didTapManual(url: URL(fileURLWithPath: "/sample"))
        #expect(wireframe.showManualCallsCount == 1)
    }

    @Test func failureOfOrderIsShown() async {
        let presenter = makePresenter()
        interactor.orderThrowableError = UnimplementedError("order")
        presenter.didTapOrder()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("order"))
    }

    @Test func orderIsNotStartedTwice() async {
        let presenter = makePresenter()
        presenter.didTapOrder()
        presenter.didTapOrder()
        #expect(presenter.state.isOrdering)
        await presenter.tasks.finish()
        #expect(interactor.orderCallsCount == 1)
        #expect(!presenter.state.isOrdering)
    }

    @Test func failureOfOrderOutlivesTheScreen() async {
        var presenter: WorkshopPresenter? = makePresenter()
        interactor.orderThrowableError = UnimplementedError("order")
        presenter?.didTapOrder()
        let tasks = presenter?.tasks
        presenter = nil
        tasks?.cancelAll()
        await tasks?.finish()
        #expect(interactor.handleUnseenFailureReceivedFailure?.operation == "order")
    }
}

@MainActor
@Suite
struct WorkshopViewControllerTests {
    private let presenter = MockWorkshopPresenterContract()

    private func makeViewController() -> WorkshopViewController {
        WorkshopViewController(presenter: presenter)
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
