import OrdersInterface
import ShopCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Orders

@MainActor
@Suite
struct StockPresenterTests {
    private let view = MockSceneViewContract<StockState>()
    private let interactor = MockStockInteractorContract()

    private func makePresenter() -> StockPresenter {
        interactor.fetchSimilarHandler = { _ in [Order(id: 1)] }
        interactor.fetchKeeperHandler = { "sample" }
        interactor.fetchArrivalsHandler = { AsyncThrowingStream { $0.finish() } }
        interactor.fetchCountHandler = { AsyncStream { $0.finish() } }
        return StockPresenter(
            descriptor: ViewDescriptor.StockDescriptor(id: 1),
            view: view,
            interactor: interactor
        )
    }

    @Test func viewDidLoadCallsFetchSimilar() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchSimilarCallCount == 1)
        #expect(interactor.fetchKeeperCallCount == 1)
        #expect(presenter.state.keeper == "sample")
        #expect(interactor.fetchArrivalsCallCount == 1)
        #expect(interactor.fetchCountCallCount == 1)
    }

    @Test func failureOfFetchSimilarIsShown() async {
        let presenter = makePresenter()
        interactor.fetchSimilarHandler = { _ in throw UnimplementedError("fetchSimilar") }
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("fetchSimilar"))
        #expect(presenter.state.keeper == "sample")
    }

    @Test func didTapRetryCallsFetchSimilarAgain() async {
        let presenter = makePresenter()
        interactor.fetchSimilarHandler = { _ in throw UnimplementedError("fetchSimilar") }
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchSimilarHandler = { _ in [Order(id: 1)] }
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchSimilarCallCount == 2)
        #expect(!presenter.state.failure.includes("fetchSimilar"))
    }
}
