import LendingCore
import MembersInterface
import Testing
import ViperRuntime

@testable import Members

@MainActor
@Suite
struct MemberDetailsViewModelTests {
    private let useCase = MockMemberDetailsUseCaseContract()
    private let wireframe = MockMemberDetailsWireframeContract()

    private func makeViewModel() -> MemberDetailsViewModel {
        useCase.fetchMemberReturnValue = .sample
        useCase.fetchTitlesReturnValue = ["sample"]
        return MemberDetailsViewModel(
            descriptor: ViewDescriptor.MemberDetailsDescriptor(memberID: 3),
            useCase: useCase,
            wireframe: wireframe
        )
    }

    @Test func onAppearCallsFetchMember() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.fetchMemberCallsCount == 1)
    }

    @Test func failureOfFetchMemberIsShown() async {
        useCase.fetchMemberThrowableError = CancellationError()
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(viewModel.profileData.failure?.operation == "fetchMember")
    }

    @Test func onAppearCallsFetchTitles() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.fetchTitlesCallsCount == 1)
        #expect(viewModel.booksData.titles == ["sample"])
    }

    @Test func badgeIsCountedAndLeadsToTheSettings() {
        makeViewModel().onBadgeTap()
        #expect(useCase.logBadgeCallsCount == 1)
        #expect(wireframe.showSettingsCalled)
    }

    @Test func bookIsSelected() {
        let viewModel = makeViewModel()
        viewModel.booksData.titles = ["Rice", "Tea"]
        viewModel.onBookTap(index: 1)
        viewModel.onBookTap(index: 2)
        #expect(viewModel.booksData.selection == 1)
    }

    @Test func failureOfFetchTitlesIsShown() async {
        useCase.fetchTitlesThrowableError = CancellationError()
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(viewModel.booksData.failure?.operation == "fetchTitles")
    }
}

@MainActor
@Suite
struct MemberDetailsUseCaseTests {
    private let repository = MockMemberDetailsRepositoryContract()
    private let environment = MockSceneEnvironment()

    private func makeUseCase() -> MemberDetailsUseCase {
        MemberDetailsUseCase(with: .init(repository: repository, environment: environment))
    }

    @Test func fetchMemberAsksTheRepository() async throws {
        repository.fetchMemberReturnValue = .sample
        _ = try await makeUseCase().fetchMember(memberID: 3)
        #expect(repository.fetchMemberCallsCount == 1)
    }

    @Test func fetchTitlesAsksTheRepository() async throws {
        repository.fetchTitlesReturnValue = ["Tea", "Rice"]
        let result = try await makeUseCase().fetchTitles(memberID: 3)
        #expect(repository.fetchTitlesReceivedMemberID == 3)
        #expect(result == ["Rice", "Tea"])
    }
}
