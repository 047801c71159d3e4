import Foundation
import PrintsInterface
import Testing
import ViperRuntime

@testable import Prints

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

@MainActor
@Suite
struct ImageViewModelTests {
    private let useCase = MockImageUseCaseContract()
    private let wireframe = MockImageWireframeContract()

    private func makeViewModel() -> ImageViewModel {
        useCase.fetchTextReturnValue = "sample"
        useCase.fetchRelatedReturnValue = [URL(fileURLWithPath: "/sample")]
        useCase.noteReturnValue = AnyPublisher(Future { $0(.success("sample")) })
        return ImageViewModel(
            descriptor: ViewDescriptor.ImageDescriptor(url: URL(fileURLWithPath: "/sample")),
            useCase: useCase,
            wireframe: wireframe
        )
    }

    @Test func onAppearCallsFetchRelated() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.fetchRelatedCallsCount == 1)
        #expect(viewModel.state.related == .loaded([URL(fileURLWithPath: "/sample")]))
    }

    @Test func failureOfFetchRelatedIsShown() async {
        let viewModel = makeViewModel()
        useCase.fetchRelatedThrowableError = UnimplementedError("fetchRelated")
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(viewModel.state.related.failure != nil)
    }

    @Test func onRetryTapCallsFetchRelatedAgain() async {
        let viewModel = makeViewModel()
        useCase.fetchRelatedThrowableError = UnimplementedError("fetchRelated")
        viewModel.onAppear()
        await viewModel.tasks.finish()
        useCase.fetchRelatedThrowableError = nil
        viewModel.onRetryTap()
        await viewModel.tasks.finish()
        #expect(useCase.fetchRelatedCallsCount == 2)
        #expect(!(viewModel.state.related.failure != nil))
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

    @Test func onAppearCallsNote() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.noteCallsCount == 1)
        #expect(viewModel.captionData.note == "sample")
    }

    @Test func onForgetTapCallsForget() async {
        let viewModel = makeViewModel()
        viewModel.onForgetTap()
        await viewModel.tasks.finish()
        #expect(useCase.forgetCallsCount == 1)
    }

    @Test func failureOfForgetIsShown() async {
        let viewModel = makeViewModel()
        useCase.forgetThrowableError = UnimplementedError("forget")
        viewModel.onForgetTap()
        await viewModel.tasks.finish()
        #expect(viewModel.pictureData.failure.includes("onForgetTap"))
    }

    @Test func forgetIsNotStartedTwice() async {
        let viewModel = makeViewModel()
        viewModel.onForgetTap()
        viewModel.onForgetTap()
        #expect(viewModel.state.isForgetting)
        await viewModel.tasks.finish()
        #expect(useCase.forgetCallsCount == 1)
        #expect(!viewModel.state.isForgetting)
    }

    @Test func failureOfForgetOutlivesTheScreen() async {
        var viewModel: ImageViewModel? = makeViewModel()
        useCase.forgetThrowableError = UnimplementedError("forget")
        viewModel?.onForgetTap()
        let tasks = viewModel?.tasks
        viewModel = nil
        tasks?.cancelAll()
        await tasks?.finish()
        #expect(useCase.handleUnseenFailureReceivedFailure?.operation == "onForgetTap")
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
    private let environment = MockSceneEnvironment()

    private func makeUseCase() -> ImageUseCase {
        ImageUseCase(with: .init(repository: repository, environment: environment))
    }

    @Test func fetchTextAsksTheRepository() async throws {
        repository.fetchTextReturnValue = "sample"
        let result = try await makeUseCase().fetchText(url: URL(fileURLWithPath: "/sample"))
        #expect(repository.fetchTextCallsCount == 1)
        #expect(result == "sample")
    }

    @Test func forgetAsksTheRepository() async throws {
        try await makeUseCase().forget()
        #expect(repository.forgetCallsCount == 1)
    }

    @Test func noteAsksTheRepository() {
        repository.noteReturnValue = AnyPublisher(Future { $0(.success("sample")) })
        var values: [String] = []
        let subscription = makeUseCase().note(url: URL(fileURLWithPath: "/sample")).sink { _ in
        } receiveValue: {
            values.append($0)
        }
        subscription.cancel()
        #expect(repository.noteCallsCount == 1)
        #expect(values == ["sample"])
    }
}
