import PrintsInterface
import Testing
import ViperRuntime

@testable import Prints

@MainActor
@Suite
struct StampViewModelTests {
    private let useCase = MockStampUseCaseContract()
    private let wireframe = MockStampWireframeContract()

    private func makeViewModel() -> StampViewModel {
        useCase.fetchMotifReturnValue = "sample"
        useCase.fetchPriceReturnValue = 1
        useCase.sellReturnValue = 1
        return StampViewModel(
            descriptor: ViewDescriptor.StampDescriptor(),
            useCase: useCase,
            wireframe: wireframe
        )
    }

    @Test func onAppearCallsFetchMotif() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.fetchMotifCallsCount == 1)
        #expect(viewModel.state.motif == "sample")
    }

    @Test func onAppearCallsFetchPrice() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.fetchPriceCallsCount == 1)
        #expect(viewModel.state.price == .loaded(1))
    }

    @Test func failureOfFetchPriceIsShown() async {
        let viewModel = makeViewModel()
        useCase.fetchPriceThrowableError = UnimplementedError("fetchPrice")
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(viewModel.state.price.failure != nil)
    }

    @Test func onRetryTapCallsFetchPriceAgain() async {
        let viewModel = makeViewModel()
        useCase.fetchPriceThrowableError = UnimplementedError("fetchPrice")
        viewModel.onAppear()
        await viewModel.tasks.finish()
        useCase.fetchPriceThrowableError = nil
        viewModel.onRetryTap()
        await viewModel.tasks.finish()
        #expect(useCase.fetchPriceCallsCount == 2)
        #expect(!(viewModel.state.price.failure != nil))
    }

    @Test func onTearTapCallsTear() async {
        let viewModel = makeViewModel()
        viewModel.onTearTap()
        await viewModel.tasks.finish()
        #expect(useCase.tearCallsCount == 1)
    }

    @Test func tearIsNotStartedTwice() async {
        let viewModel = makeViewModel()
        viewModel.onTearTap()
        viewModel.onTearTap()
        #expect(viewModel.state.isTearing)
        await viewModel.tasks.finish()
        #expect(useCase.tearCallsCount == 1)
        #expect(!viewModel.state.isTearing)
    }

    @Test func failureOfTearOutlivesTheScreen() async {
        var viewModel: StampViewModel? = makeViewModel()
        useCase.tearThrowableError = UnimplementedError("tear")
        viewModel?.onTearTap()
        let tasks = viewModel?.tasks
        viewModel = nil
        tasks?.cancelAll()
        await tasks?.finish()
        #expect(useCase.handleUnseenFailureReceivedFailure?.operation == "onTearTap")
    }

    @Test func onSellTapCallsSell() async {
        let viewModel = makeViewModel()
        viewModel.onSellTap()
        await viewModel.tasks.finish()
        #expect(useCase.sellCallsCount == 1)
    }

    @Test func sellIsNotStartedTwice() async {
        let viewModel = makeViewModel()
        viewModel.onSellTap()
        viewModel.onSellTap()
        #expect(viewModel.state.isSelling)
        await viewModel.tasks.finish()
        #expect(useCase.sellCallsCount == 1)
        #expect(!viewModel.state.isSelling)
    }

    @Test func failureOfSellOutlivesTheScreen() async {
        var viewModel: StampViewModel? = makeViewModel()
        useCase.sellThrowableError = UnimplementedError("sell")
        viewModel?.onSellTap()
        let tasks = viewModel?.tasks
        viewModel = nil
        tasks?.cancelAll()
        await tasks?.finish()
        #expect(useCase.handleUnseenFailureReceivedFailure?.operation == "onSellTap")
    }
}
