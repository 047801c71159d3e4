import BakeryCore
import CounterInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Counter

@MainActor
@Suite
struct LoafListPresenterTests {
    private let view = MockSceneViewContract<LoafListState>()
    private let interactor = MockLoafListInteractorContract()

    private func makePresenter() -> LoafListPresenter {
        interactor.fetchLoavesReturnValue = [.rye]
        return LoafListPresenter(
            descriptor: ViewDescriptor.LoafListDescriptor(),
            view: view,
            interactor: interactor
        )
    }

    @Test func viewDidLoadCallsFetchLoaves() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchLoavesCallsCount == 1)
    }

    @Test func didSelectLoafDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didSelectLoaf(id: 1)
        #expect(view.renderCalled)
    }

    @Test func didTapFavouriteDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapFavourite()
        #expect(view.renderCalled)
    }

    @Test func failureOfFetchLoavesIsShown() async {
        let presenter = makePresenter()
        interactor.fetchLoavesThrowableError = UnimplementedError("fetchLoaves")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("fetchLoaves"))
    }

    @Test func didTapRetryCallsFetchLoavesAgain() async {
        let presenter = makePresenter()
        interactor.fetchLoavesThrowableError = UnimplementedError("fetchLoaves")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchLoavesThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchLoavesCallsCount == 2)
        #expect(!presenter.state.failure.includes("fetchLoaves"))
    }
}
