import Foundation
import PicturesInterface
import Testing
import ViperRuntime

@testable import Pictures

@MainActor
@Suite
struct PortraitViewModelTests {
    private let useCase = MockPortraitUseCaseContract()
    private let wireframe = MockPortraitWireframeContract()

    private func makeViewModel() -> PortraitViewModel {
        useCase.fetchTextReturnValue = "sample"
        return PortraitViewModel(
            descriptor: ViewDescriptor.PortraitDescriptor(url: URL(fileURLWithPath: "/sample")),
            useCase: useCase,
            wireframe: wireframe
        )
    }

    @Test func onAppearCallsFetchText() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.fetchTextCallsCount == 1)
        #expect(viewModel.captionData.text == "sample")
    }

    @Test func failureOfFetchTextIsShown() async {
        let viewModel = makeViewModel()
        useCase.fetchTextThrowableError = UnimplementedError("fetchText")
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(viewModel.captionData.failure.includes("loadCaption"))
    }

    @Test func onRetryTapCallsFetchTextAgain() async {
        let viewModel = makeViewModel()
        useCase.fetchTextThrowableError = UnimplementedError("fetchText")
        viewModel.onAppear()
        await viewModel.tasks.finish()
        useCase.fetchTextThrowableError = nil
        viewModel.onRetryTap()
        await viewModel.tasks.finish()
        #expect(useCase.fetchTextCallsCount == 2)
        #expect(!(viewModel.captionData.failure.includes("loadCaption")))
    }
}
