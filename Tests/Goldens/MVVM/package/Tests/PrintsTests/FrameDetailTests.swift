import AlbumsCore
import PrintsInterface
import Testing
import ViperRuntime

@testable import Prints

@MainActor
@Suite
struct FrameDetailViewModelTests {
    private let useCase = MockFramingUseCase()
    private let wireframe = MockFrameDetailWireframeContract()

    private func makeViewModel() -> FrameDetailViewModel {
        useCase.fetchPriceReturnValue = 1
        useCase.hasFramesReturnValue = true
        return FrameDetailViewModel(
            descriptor: ViewDescriptor.FrameDetailDescriptor(albumID: 1),
            useCase: useCase,
            wireframe: wireframe
        )
    }

    @Test func onAppearCallsFetchPrice() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.fetchPriceCallsCount == 1)
        #expect(viewModel.offerData.price == 1)
    }

    @Test func failureOfFetchPriceIsShown() async {
        let viewModel = makeViewModel()
        useCase.fetchPriceThrowableError = .outOfStock
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(viewModel.offerData.failure.includes("loadOffer"))
    }

    @Test func onRetryTapCallsFetchPriceAgain() async {
        let viewModel = makeViewModel()
        useCase.fetchPriceThrowableError = .outOfStock
        viewModel.onAppear()
        await viewModel.tasks.finish()
        useCase.fetchPriceThrowableError = nil
        viewModel.onRetryTap()
        await viewModel.tasks.finish()
        #expect(useCase.fetchPriceCallsCount == 2)
        #expect(!(viewModel.offerData.failure.includes("loadOffer")))
    }

    @Test func onOrderFrameTapCallsOrderFrame() async {
        let viewModel = makeViewModel()
        viewModel.onOrderFrameTap()
        await viewModel.tasks.finish()
        #expect(useCase.orderFrameCallsCount == 1)
    }

    @Test func failureOfOrderFrameIsShown() async {
        let viewModel = makeViewModel()
        useCase.orderFrameThrowableError = UnimplementedError("orderFrame")
        viewModel.onOrderFrameTap()
        await viewModel.tasks.finish()
        #expect(viewModel.offerData.failure.includes("onOrderFrameTap"))
    }

    @Test func orderFrameIsNotStartedTwice() async {
        let viewModel = makeViewModel()
        viewModel.onOrderFrameTap()
        viewModel.onOrderFrameTap()
        #expect(viewModel.offerData.isOrderingFrame)
        await viewModel.tasks.finish()
        #expect(useCase.orderFrameCallsCount == 1)
        #expect(!viewModel.offerData.isOrderingFrame)
    }
}
