import OrdersInterface
import ShopCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Orders

@MainActor
@Suite
struct BasketPresenterTests {
    private let view = MockSceneViewContract<BasketState>()
    private let interactor = MockBasketInteractorContract()
    private let wireframe = MockBasketWireframeContract()

    private func makePresenter() -> BasketPresenter {
        interactor.fetchOrdersHandler = { [Order(id: 1)] }
        interactor.fetchTotalHandler = { 1 }
        return BasketPresenter(
            descriptor: ViewDescriptor.BasketDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadCallsFetchOrders() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchOrdersCallCount == 1)
        #expect(interactor.fetchTotalCallCount == 1)
        #expect(presenter.state.total == .loaded(1))
    }

    @Test func didTapPlaceCallsPlace() async {
        let presenter = makePresenter()
        presenter.didTapPlace()
        await presenter.tasks.finish()
        #expect(interactor.placeCallCount == 1)
    }

    @Test func didTapCheckCallsCheck() {
        let presenter = makePresenter()
        presenter.didTapCheck()
        #expect(interactor.checkCallCount == 1)
    }

    @Test func failureOfFetchOrdersIsShown() async {
        let presenter = makePresenter()
        interactor.fetchOrdersHandler = { () throws(OrderError) in throw .soldOut }
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.orders.failure != nil)
        #expect(presenter.state.total == .loaded(1))
    }

    @Test func didTapRetryCallsFetchOrdersAgain() async {
        let presenter = makePresenter()
        interactor.fetchOrdersHandler = { () throws(OrderError) in throw .soldOut }
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchOrdersHandler = { [Order(id: 1)] }
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchOrdersCallCount == 2)
        #expect(presenter.state.orders.failure == nil)
    }

    @Test func failureOfPlaceIsShown() async {
        let presenter = makePresenter()
        interactor.placeHandler = { () throws(OrderError) in throw .soldOut }
        presenter.didTapPlace()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("place"))
    }

    @Test func placeIsNotStartedTwice() async {
        let presenter = makePresenter()
        presenter.didTapPlace()
        presenter.didTapPlace()
        #expect(presenter.state.isPlacing)
        await presenter.tasks.finish()
        #expect(interactor.placeCallCount == 1)
        #expect(!presenter.state.isPlacing)
    }

    @Test func failureOfPlaceOutlivesTheScreen() async {
        var presenter: BasketPresenter? = makePresenter()
        interactor.placeHandler = { () throws(OrderError) in throw .soldOut }
        presenter?.didTapPlace()
        let tasks = presenter?.tasks
        presenter = nil
        tasks?.cancelAll()
        await tasks?.finish()
        #expect(interactor.handleUnseenFailureArgValues.last?.operation == "place")
    }

    @Test func failureOfCheckIsShown() {
        let presenter = makePresenter()
        interactor.checkHandler = { () throws(OrderError) in throw .soldOut }
        presenter.didTapCheck()
        #expect(presenter.state.failure.includes("check"))
    }
}

@MainActor
@Suite
struct BasketViewControllerTests {
    private let presenter = MockBasketPresenterContract()

    private func makeViewController() -> BasketViewController {
        BasketViewController(presenter: presenter)
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallCount == 1)
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }
}
