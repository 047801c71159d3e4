import OrdersInterface
import ShopCore
import Testing
import ViperRuntime

@testable import Orders

@MainActor
@Suite
struct HistoryViewModelTests {
    private let useCase = MockHistoryUseCaseContract()
    private let wireframe = MockHistoryWireframeContract()

    private func makeViewModel() -> HistoryViewModel {
        useCase.fetchOrdersHandler = { [Order(id: 1)] }
        useCase.searchNoteHandler = { _ in "sample" }
        return HistoryViewModel(
            descriptor: ViewDescriptor.HistoryDescriptor(),
            useCase: useCase,
            wireframe: wireframe
        )
    }

    @Test func onAppearCallsFetchOrders() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.fetchOrdersCallCount == 1)
    }

    @Test func failureOfFetchOrdersIsShown() async {
        let viewModel = makeViewModel()
        useCase.fetchOrdersHandler = { () throws(OrderError) in throw .soldOut }
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(viewModel.listData.orders.failure != nil)
    }

    @Test func onRetryTapCallsFetchOrdersAgain() async {
        let viewModel = makeViewModel()
        useCase.fetchOrdersHandler = { () throws(OrderError) in throw .soldOut }
        viewModel.onAppear()
        await viewModel.tasks.finish()
        useCase.fetchOrdersHandler = { [Order(id: 1)] }
        viewModel.onRetryTap()
        await viewModel.tasks.finish()
        #expect(useCase.fetchOrdersCallCount == 2)
        #expect(!(viewModel.listData.orders.failure != nil))
    }

    @Test func onSearchNoteTapCallsSearchNote() async {
        let viewModel = makeViewModel()
        viewModel.onSearchNoteTap(orderID: 1)
        await viewModel.tasks.finish()
        #expect(useCase.searchNoteCallCount == 1)
        #expect(viewModel.notesData.note == "sample")
    }

    @Test func failureOfSearchNoteIsShown() async {
        let viewModel = makeViewModel()
        useCase.searchNoteHandler = { _ in throw UnimplementedError("searchNote") }
        viewModel.onSearchNoteTap(orderID: 1)
        await viewModel.tasks.finish()
        #expect(viewModel.notesData.failure.includes("onSearchNoteTap"))
    }

    @Test func onRetryTapCallsSearchNoteAgain() async {
        let viewModel = makeViewModel()
        useCase.searchNoteHandler = { _ in throw UnimplementedError("searchNote") }
        viewModel.onSearchNoteTap(orderID: 1)
        await viewModel.tasks.finish()
        useCase.searchNoteHandler = { _ in "sample" }
        viewModel.onRetryTap()
        await viewModel.tasks.finish()
        #expect(useCase.searchNoteCallCount == 2)
        #expect(!(viewModel.notesData.failure.includes("onSearchNoteTap")))
    }

    @Test func onClearButtonTapCallsClear() async {
        let viewModel = makeViewModel()
        viewModel.onClearButtonTap()
        await viewModel.tasks.finish()
        #expect(useCase.clearCallCount == 1)
    }

    @Test func failureOfClearIsShown() async {
        let viewModel = makeViewModel()
        useCase.clearHandler = { () throws(OrderError) in throw .soldOut }
        viewModel.onClearButtonTap()
        await viewModel.tasks.finish()
        #expect(viewModel.notesData.failure.includes("onClearButtonTap"))
    }

    @Test func clearIsNotStartedTwice() async {
        let viewModel = makeViewModel()
        viewModel.onClearButtonTap()
        viewModel.onClearButtonTap()
        #expect(viewModel.notesData.isClearing)
        await viewModel.tasks.finish()
        #expect(useCase.clearCallCount == 1)
        #expect(!viewModel.notesData.isClearing)
    }

    @Test func failureOfClearOutlivesTheScreen() async {
        var viewModel: HistoryViewModel? = makeViewModel()
        useCase.clearHandler = { () throws(OrderError) in throw .soldOut }
        viewModel?.onClearButtonTap()
        let tasks = viewModel?.tasks
        viewModel = nil
        tasks?.cancelAll()
        await tasks?.finish()
        #expect(useCase.handleUnseenFailureArgValues.last?.operation == "onClearButtonTap")
    }
}

@MainActor
@Suite
struct HistoryUseCaseTests {
    private let repository = MockHistoryRepositoryContract()
    private let environment = MockSceneEnvironment()

    private func makeUseCase() -> HistoryUseCase {
        HistoryUseCase(with: .init(repository: repository, environment: environment))
    }

    @Test func fetchOrdersAsksTheRepository() async throws {
        repository.fetchOrdersHandler = { [Order(id: 1)] }
        _ = try await makeUseCase().fetchOrders()
        #expect(repository.fetchOrdersCallCount == 1)
    }

    @Test func searchNoteAsksTheRepository() async throws {
        repository.searchNoteHandler = { _ in "sample" }
        let result = try await makeUseCase().searchNote(orderID: 1)
        #expect(repository.searchNoteCallCount == 1)
        #expect(result == "sample")
    }

    @Test func clearAsksTheRepository() async throws {
        try await makeUseCase().clear()
        #expect(repository.clearCallCount == 1)
    }
}
