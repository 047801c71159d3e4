import Foundation
import PrintsInterface
import Testing
import ViperRuntime

@testable import Prints

@MainActor
@Suite
struct ImageViewModelTests {
    private let useCase = MockImageUseCaseContract()
    private let wireframe = MockImageWireframeContract()

    private func makeViewModel() -> ImageViewModel {
        useCase.fetchTextReturnValue = "sample"
        return ImageViewModel(
            descriptor: ViewDescriptor.ImageDescriptor(url: URL(fileURLWithPath: "/sample")),
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
        #expect(viewModel.captionData.failure.includes("fetchText"))
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
        #expect(!(viewModel.captionData.failure.includes("fetchText")))
    }

    @Test func onZoomButtonTapCallsZoom() {
        let viewModel = makeViewModel()
        viewModel.onZoomButtonTap()
        #expect(useCase.zoomCallsCount == 1)
    }
}

@MainActor
@Suite
struct ImageUseCaseTests {
    private let repository = MockImageRepositoryContract()
    private let environment = MockImageEnvironment()

    private func makeUseCase() -> ImageUseCase {
        ImageUseCase(with: .init(repository: repository, environment: environment))
    }

    @Test func fetchTextAsksTheRepository() async throws {
        repository.fetchTextReturnValue = "sample"
        let result = try await makeUseCase().fetchText(url: URL(fileURLWithPath: "/sample"))
        #expect(repository.fetchTextCallsCount == 1)
        #expect(result == "sample")
    }
}
