import BazaarInterface
import Testing
import ViperRuntime

@testable import Bazaar

@MainActor
@Suite
struct FrontViewModelTests {
    private let useCase = MockFrontUseCaseContract()
    private let wireframe = MockFrontWireframeContract()

    private func makeViewModel() -> FrontViewModel {
        useCase.fetchNamesReturnValue = ["sample"]
        return FrontViewModel(
            descriptor: ViewDescriptor.FrontDescriptor(),
            useCase: useCase,
            wireframe: wireframe
        )
    }

    @Test func onAppearCallsFetchNames() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.fetchNamesCallsCount == 1)
        #expect(viewModel.stallsData.names == ["sample"])
    }

    @Test func failureOfFetchNamesIsShown() async {
        let viewModel = makeViewModel()
        useCase.fetchNamesThrowableError = UnimplementedError("fetchNames")
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(viewModel.stallsData.failure.includes("loadStalls"))
    }

    @Test func onRetryTapCallsFetchNamesAgain() async {
        let viewModel = makeViewModel()
        useCase.fetchNamesThrowableError = UnimplementedError("fetchNames")
        viewModel.onAppear()
        await viewModel.tasks.finish()
        useCase.fetchNamesThrowableError = nil
        viewModel.onRetryTap()
        await viewModel.tasks.finish()
        #expect(useCase.fetchNamesCallsCount == 2)
        #expect(!(viewModel.stallsData.failure.includes("loadStalls")))
    }

    @Test func onHelpTapCallsShowHelp() {
        let viewModel = makeViewModel()
        viewModel.onHelpTap()
        #expect(wireframe.showHelpCallsCount == 1)
    }

    @Test func onStallTapCallsShowStall() {
        let viewModel = makeViewModel()
        viewModel.onStallTap(stallID: 1)
        #expect(wireframe.showStallCallsCount == 1)
    }
}

@MainActor
@Suite
struct FrontUseCaseTests {
    private let repository = MockFrontRepositoryContract()
    private let environment = MockSceneEnvironment()

    private func makeUseCase() -> FrontUseCase {
        FrontUseCase(with: .init(repository: repository, environment: environment))
    }

    @Test func fetchNamesAsksTheRepository() async throws {
        repository.fetchNamesReturnValue = ["sample"]
        let result = try await makeUseCase().fetchNames()
        #expect(repository.fetchNamesCallsCount == 1)
        #expect(result == ["sample"])
    }
}
