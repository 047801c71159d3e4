import AlbumsCore
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
struct FrameListViewModelTests {
    private let useCase = MockFrameListUseCaseContract()
    private let wireframe = MockFrameListWireframeContract()

    private func makeViewModel() -> FrameListViewModel {
        useCase.fetchNamesReturnValue = ["sample"]
        useCase.stockReturnValue = AnyPublisher(Future { $0(.success(["sample": 1])) })
        return FrameListViewModel(
            descriptor: ViewDescriptor.FrameListDescriptor(),
            useCase: useCase,
            wireframe: wireframe
        )
    }

    @Test func onAppearCallsFetchNames() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.fetchNamesCallsCount == 1)
        #expect(viewModel.namesData.names == ["sample"])
    }

    @Test func failureOfFetchNamesIsShown() async {
        let viewModel = makeViewModel()
        useCase.fetchNamesThrowableError = .outOfStock
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(viewModel.namesData.failure.includes("loadNames"))
    }

    @Test func onRetryTapCallsFetchNamesAgain() async {
        let viewModel = makeViewModel()
        useCase.fetchNamesThrowableError = .outOfStock
        viewModel.onAppear()
        await viewModel.tasks.finish()
        useCase.fetchNamesThrowableError = nil
        viewModel.onRetryTap()
        await viewModel.tasks.finish()
        #expect(useCase.fetchNamesCallsCount == 2)
        #expect(!(viewModel.namesData.failure.includes("loadNames")))
    }

    @Test func onAppearCallsStock() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.stockCallsCount == 1)
        #expect(viewModel.stockData.stock == ["sample": 1])
    }

    @Test func failureOfStockIsShown() async {
        let viewModel = makeViewModel()
        useCase.stockReturnValue = AnyPublisher(Fail(error: .outOfStock))
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(viewModel.stockData.failure.includes("loadStock"))
    }

    @Test func onRetryTapCallsStockAgain() async {
        let viewModel = makeViewModel()
        useCase.stockReturnValue = AnyPublisher(Fail(error: .outOfStock))
        viewModel.onAppear()
        await viewModel.tasks.finish()
        useCase.stockReturnValue = AnyPublisher(Future { $0(.success(["sample": 1])) })
        viewModel.onRetryTap()
        await viewModel.tasks.finish()
        #expect(useCase.stockCallsCount == 2)
        #expect(!(viewModel.stockData.failure.includes("loadStock")))
    }
}

@MainActor
@Suite
struct FrameListUseCaseTests {
    private let repository = MockFramesRepositoryContract()
    private let environment = MockSceneEnvironment()

    private func makeUseCase() -> FrameListUseCase {
        FrameListUseCase(with: .init(repository: repository, environment: environment))
    }

    @Test func fetchNamesAsksTheRepository() async throws {
        repository.fetchNamesReturnValue = ["sample"]
        let result = try await makeUseCase().fetchNames()
        #expect(repository.fetchNamesCallsCount == 1)
        #expect(result == ["sample"])
    }

    @Test func stockAsksTheRepository() {
        repository.stockReturnValue = AnyPublisher(Future { $0(.success(["sample": 1])) })
        var values: [[String: Int]] = []
        let subscription = makeUseCase().stock().sink { _ in
        } receiveValue: {
            values.append($0)
        }
        subscription.cancel()
        #expect(repository.stockCallsCount == 1)
        #expect(values == [["sample": 1]])
    }
}
