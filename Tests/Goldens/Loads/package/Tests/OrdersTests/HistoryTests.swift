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
        useCase.fetchOrdersReturnValue = [Order(id: 1)]
        useCase.searchNoteReturnValue = "sample"
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
        #expect(useCase.fetchOrdersCallsCount == 1)
    }

    @Test func failureOfFetchOrdersIsShown() async {
        useCase.fetchOrdersThrowableError = .soldOut
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(viewModel.listData.orders.failure != nil)
    }

    @Test func onRetryTapCallsFetchOrdersAgain() async {
        useCase.fetchOrdersThrowableError = .soldOut
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        useCase.fetchOrdersThrowableError = nil
        viewModel.onRetryTap()
        await viewModel.tasks.finish()
        #expect(useCase.fetchOrdersCallsCount == 2)
        #expect(!(viewModel.listData.orders.failure != nil))
    }

    @Test func onSearchNoteTapCallsSearchNote() async {
        let viewModel = makeViewModel()
        viewModel.onSearchNoteTap(orderID: 1)
        await viewModel.tasks.finish()
        #expect(useCase.searchNoteCallsCount == 1)
        #expect(viewModel.notesData.note == "sample")
    }

    @Test func failureOfSearchNoteIsShown() async {
        useCase.searchNoteThrowableError = UnimplementedError("searchNote")
        let viewModel = makeViewModel()
        viewModel.onSearchNoteTap(orderID: 1)
        await viewModel.tasks.finish()
        #expect(viewModel.notesData.failure.includes("searchNote"))
    }

    @Test func onRetryTapCallsSearchNoteAgain() async {
        useCase.searchNoteThrowableError = UnimplementedError("searchNote")
        let viewModel = makeViewModel()
        viewModel.onSearchNoteTap(orderID: 1)
        await viewModel.tasks.finish()
        useCase.searchNoteThrowableError = nil
        viewModel.onRetryTap()
        await viewModel.tasks.finish()
        #expect(useCase.searchNoteCallsCount == 2)
        #expect(!(viewModel.notesData.failure.includes("searchNote")))
    }

    @Test func onClearButtonTapCallsClear() async {
        let viewModel = makeViewModel()
        viewModel.onClearButtonTap()
        await viewModel.tasks.finish()
        #expect(useCase.clearCallsCount == 1)
    }

    @Test func failureOfClearIsShown() async {
        useCase.clearThrowableError = .soldOut
        let viewModel = makeViewModel()
        viewModel.onClearButtonTap()
        await viewModel.tasks.finish()
        #expect(viewModel.notesData.failure.includes("clear"))
    }

    @Test func clearIsNotStartedTwice() async {
        let viewModel = makeViewModel()
        viewModel.onClearButtonTap()
        viewModel.onClearButtonTap()
        #expect(viewModel.notesData.isClearing)
        await viewModel.tasks.finish()
        #expect(useCase.clearCallsCount == 1)
        #expect(!viewModel.notesData.isClearing)
    }

    @Test func failureOfClearOutlivesTheScreen() async {
        useCase.clearThrowableError = .soldOut
        var viewModel: HistoryViewModel? = makeViewModel()
        viewModel?.onClearButtonTap()
        let tasks = viewModel?.tasks
        viewModel = nil
        tasks?.cancelAll()
        await tasks?.finish()
        #expect(useCase.handleUnseenFailureReceivedFailure?.operation == "clear")
    }
}

@MainActor
@Suite
struct HistoryUseCaseTests {
    private let repository = MockHistoryRepositoryContract()
    private let environment = MockHistoryEnvironment()

    private func makeUseCase() -> HistoryUseCase {
        HistoryUseCase(with: .init(repository: repository, environment: environment))
    }

    @Test func fetchOrdersAsksTheRepository() async throws {
        repository.fetchOrdersReturnValue = [Order(id: 1)]
        _ = try await makeUseCase().fetchOrders()
        #expect(repository.fetchOrdersCallsCount == 1)
    }

    @Test func searchNoteAsksTheRepository() async throws {
        repository.searchNoteReturnValue = "sample"
        let result = try await makeUseCase().searchNote(orderID: 1)
        #expect(repository.searchNoteCallsCount == 1)
        #expect(result == "sample")
    }

    @Test func clearAsksTheRepository() async throws {
        try await makeUseCase().clear()
        #expect(repository.clearCallsCount == 1)
    }
}
