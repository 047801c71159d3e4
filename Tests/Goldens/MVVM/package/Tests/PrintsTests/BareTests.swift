import AlbumsCore
import PrintsInterface
import Testing
import ViperRuntime

@testable import Prints

@MainActor
@Suite
struct BareViewModelTests {
    private let useCase = MockFramingUseCase()
    private let wireframe = MockBareWireframeContract()

    private func makeViewModel() -> BareViewModel {
        useCase.fetchPriceReturnValue = 1
        useCase.hasFramesReturnValue = true
        return BareViewModel(
            descriptor: ViewDescriptor.BareDescriptor(),
            useCase: useCase,
            wireframe: wireframe
        )
    }

    @Test func onAppearBeginsNothing() {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        #expect(viewModel.tasks.count == 0)
    }

    @Test func onClassicButtonTapCallsShowClassic() {
        let viewModel = makeViewModel()
        viewModel.onClassicButtonTap()
        #expect(wireframe.showClassicCallsCount == 1)
    }

    @Test func onOffersButtonTapCallsShowOffers() {
        let viewModel = makeViewModel()
        viewModel.onOffersButtonTap()
        #expect(wireframe.showOffersCallsCount == 1)
    }
}
